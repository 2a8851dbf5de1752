// The vocabulary of the browser that runs the vectors: its events, elements and attributes.

const html =
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button ' +
  'canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fencedframe fieldset ' +
  'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins ' +
  'isindex kbd keygen label legend li link listing main map mark marquee menu menuitem meta meter nav nobr noembed noframes noscript ' +
  'object ol optgroup option output p param permission picture plaintext portal pre progress q rb rp rt rtc ruby s samp script search ' +
  'section select selectedcontent slot small source spacer span strike strong style sub summary sup table tbody td template textarea ' +
  'tfoot th thead time title tr track tt u ul var video wbr xmp x-own unknown'
const svg =
  'svg animate animateMotion animateTransform circle clipPath defs desc discard ellipse feBlend feImage filter foreignObject g ' +
  'glyph handler hkern image line linearGradient listener marker mask metadata mpath path pattern polygon polyline radialGradient rect ' +
  'script set stop style switch symbol text textPath title tref tspan use view'
const math =
  'math annotation annotation-xml maction menclose merror mfenced mfrac mglyph mi mmultiscripts mn mo mover mpadded mphantom ' +
  'mroot mrow ms mspace msqrt mstyle msub msup mtable mtd mtext mtr munder semantics'

function namesOf(start: object): string[] {
  const names: string[] = []
  for (let proto: object | null = start; proto; proto = Reflect.getPrototypeOf(proto)) {
    names.push(...Object.getOwnPropertyNames(proto))
  }
  return names
}

const interfaces = () =>
  Object.getOwnPropertyNames(window)
    .filter((name) => /^(?:HTML|SVG|MathML)\w*Element$/.test(name))
    .flatMap((name): object[] => {
      const made: unknown = Reflect.get(window, name)
      return typeof made === 'function' ? [made.prototype] : []
    })

/** Returns the event handlers of this browser, such as `onclick`. */
export function eventNames(): string[] {
  const names = [...interfaces(), window, document].flatMap(namesOf)
  return [...new Set(names.filter((name) => /^on[a-z]+$/.test(name)))]
}

/** Returns the elements of HTML, SVG and MathML, obsolete and unknown ones included. */
export function elementNames(): string[] {
  const derived = Object.getOwnPropertyNames(window).flatMap((name) => {
    const [, ofHtml, ofSvg] = /^(?:HTML(\w+)|SVG(\w+))Element$/.exec(name) ?? []
    if (ofHtml) return [ofHtml.toLowerCase()]
    return ofSvg ? [ofSvg.startsWith('FE') ? `fe${ofSvg.slice(2)}` : ofSvg.toLowerCase()] : []
  })
  return [...new Set([...`${html} ${svg} ${math}`.split(' '), ...derived])].filter(
    (name) => name !== '',
  )
}

/** Returns the attributes that properties of this browser's elements reflect, and those that none does. */
export function attributeNames(): string[] {
  const properties = interfaces()
    .flatMap((proto) => Object.getOwnPropertyNames(proto))
    .map((name) => name.replace(/^html(?=For)/, '').toLowerCase())
  const others =
    'id name class style is slot part popover popovertarget commandfor command role tabindex contenteditable inert nonce xmlns xml:base ' +
    'xml:lang xlink:href xlink:show http-equiv content charset manifest classid codebase archive lowsrc dynsrc aria-label data-x ' +
    'srcdoc shadowrootmode elementtiming itemprop attributename values from to by begin'
  return [...new Set([...properties, ...others.split(' ')])].filter(
    (name) => !name.startsWith('on') && name !== 'constructor',
  )
}
