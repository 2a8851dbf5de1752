import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createSanitizer } from './sanitize.ts'
import type { LinkRules } from './sanitize.ts'

const sanitize = createSanitizer(window, (text) =>
  Array.from(text.matchAll(/CODE\d/g), ({ 0: text, index }) => ({
    index,
    text,
    path: `/coupon?code=${text}`,
  })),
)
const rules: LinkRules = {
  ownPath: (url) => (url.startsWith('/') ? `/kr${url}` : null),
  sameView: false,
}

function clean(html: string, linkRules = rules): string {
  const box = document.createElement('div')
  Reflect.set(box, 'innerHTML', sanitize(html, linkRules))
  return box.innerHTML
}

const runs: unknown[] = []
Object.assign(window, { ran: (what: unknown) => runs.push(what) })

/** Inserts HTML into the page as it is. */
function insert(html: string): void {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = html
  onTestFinished(() => box.remove())
}

afterEach(() => {
  runs.length = 0
})

const executing = [
  '<img src="data:,x" onerror="ran(1)">',
  '<svg><image href="data:,x" onerror="ran(1)"/></svg>',
  '<details open ontoggle="ran(1)"></details>',
  '<style>@keyframes k{}</style><b style="animation:k 1ms" onanimationend="ran(1)">x</b>',
  '<iframe srcdoc="<script>parent.ran(1)</script>"></iframe>',
]

test.for(executing)('%s runs if inserted as it is, but not after sanitizing', async (html) => {
  insert(clean(html))
  // Inserted later, so that it runs later.
  insert(html.replace('ran(1)', 'ran(2)'))
  await expect.poll(() => runs).toContain(2)
  expect(runs).not.toContain(1)
})

test.for([
  ['<script>ran(1)</script>kept', 'kept'],
  ['<a href="javascript:ran(1)">kept</a>', '<a>kept</a>'],
  ['<a href="&#106;avascript:ran(1)">kept</a>', '<a>kept</a>'],
  ['<a href="java\tscript:ran(1)">kept</a>', '<a>kept</a>'],
  ['<a href="data:text/html,x">kept</a>', '<a>kept</a>'],
  ['<a href="//evil.example">kept</a>', '<a>kept</a>'],
  ['<a href="/\\evil.example">kept</a>', '<a>kept</a>'],
  ['<a href="https://us@evil.example">kept</a>', '<a>kept</a>'],
  ['<a href="http://a.example">kept</a>', '<a>kept</a>'],
  ['<p href="https://a.example" src="/x" width="9000">kept</p>', '<p>kept</p>'],
  ['<p style="position:fixed" class="button" id="root">kept</p>', '<p>kept</p>'],
  ['<p is="x-y" slot="a" part="b" popover tabindex="1" role="alert">kept</p>', '<p>kept</p>'],
  ['<p data-tone="own" aria-hidden="true" contenteditable>kept</p>', '<p>kept</p>'],
  ['<a name="cookie" id="location">kept</a>', '<a>kept</a>'],
  ['<form action="/x"><input name="uid"><button>kept</button></form>', 'kept'],
  ['<form><input name="attributes"><input name="parentNode">gone</form>', ''],
  ['<svg><a xlink:href="javascript:ran(1)"><text>x</text></a></svg>kept', 'kept'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=ran(1)>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=ran(1)>">', '<p></p>'],
  ['<template><img src=x onerror=ran(1)></template>kept', 'kept'],
  ['<div><template shadowrootmode="open"><b>x</b></template>kept</div>', 'kept'],
  [
    '<iframe src="https://a.example"></iframe><object data="x"></object><embed src="x">kept',
    'kept',
  ],
  [
    '<link rel="stylesheet" href="https://a.example"><base href="/x"><meta charset="x">kept',
    'kept',
  ],
  ['<style>p { color: red }</style>kept', 'kept'],
  ['</div></main></body>kept', 'kept'],
  ['<!-- kept --><![CDATA[x]]>kept', 'kept'],
  ['<img src="https://evil.example/?', ''],
] as const)('sanitizes %s to %s', ([html, left]) => {
  expect(clean(html)).toBe(left)
})

test.for(['data:image/png;base64,AAAA', 'blob:https://a.example/1', '//a.example/x.png', ''])(
  'removes the URL of an image from %j',
  (src) => {
    expect(clean(`<img src="${src}" alt="a">`)).not.toContain('src=')
  },
)

test('returns a value that a page under Trusted Types accepts', () => {
  const made: unknown = sanitize('<p>kept</p>', rules)
  expect(Object.prototype.toString.call(made)).toBe('[object TrustedHTML]')
})

test('opens links to other sites in a new tab, and maps links of the site by the rules', () => {
  expect(
    clean('<a href="https://a.example" target="_top" rel="opener" ping="/x" download>a</a>'),
  ).toBe('<a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a>')
  expect(clean('<a href="/coupon">a</a>')).toBe('<a href="/kr/coupon">a</a>')
  expect(clean('<a href="https://a.example">a</a>', { ...rules, sameView: true })).toBe(
    '<a href="https://a.example/">a</a>',
  )
})

test('gives images lazy loading, and keeps their size', () => {
  const box = document.createElement('div')
  box.innerHTML = clean('<img src="/a.png" alt="a" width="320" height="100%" onerror="x">')
  const image = box.querySelector('img')
  expect(image?.getAttribute('loading')).toBe('lazy')
  expect(image?.getAttribute('width')).toBe('320')
  expect(image?.hasAttribute('height')).toBe(false)
  expect(image?.getAttribute('src')).toBe('/a.png')
})

test.for([
  '<h2>제목</h2><h3>小見出し</h3><h4>four</h4>',
  '<p lang="ja" dir="ltr">灯りの祭り<br>二行目</p>',
  '<ruby>灯<rp>(</rp><rt>あか</rt><rp>)</rp></ruby>',
  '<ul><li>one</li></ul>',
  '<ol start="3" reversed=""><li>three</li></ol>',
  '<dl><dt>term</dt><dd>meaning</dd></dl>',
  '<table><caption>c</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">d</td></tr></tbody></table>',
  '<blockquote><p>said</p></blockquote>',
  '<figure><figcaption>below</figcaption></figure>',
  '<p><strong>a</strong> <em>b</em> <b>c</b> <i>d</i> <u>e</u> <s>f</s> <small>g</small></p>',
  '<p>H<sub>2</sub>O 1<sup>st</sup> <mark>m</mark></p>',
  '<pre><code>a &lt; b</code></pre>',
  '<time datetime="2024-06-11">11 June</time>',
  '<p><span lang="ko">섬</span></p>',
  '<hr>',
  'style="x" onclick="y" 1 &lt; 2 &amp; more',
])('keeps %s', (html) => {
  expect(clean(html)).toBe(html)
})

test('does not change HTML that is already sanitized', () => {
  const own: LinkRules = {
    ...rules,
    ownPath: (url) => (url.startsWith('/') ? url : null),
  }
  for (const html of [...executing, '<h1>a</h1><a href="/x">b</a><img src="/c" alt="">']) {
    const once = clean(html, own)
    expect(clean(once, own)).toBe(once)
  }
})

test('does not let a polluted Object.prototype widen the allow-list', () => {
  Reflect.defineProperty(Object.prototype, 'ADD_TAGS', { configurable: true, value: ['script'] })
  Reflect.defineProperty(Object.prototype, 'ADD_ATTR', { configurable: true, value: ['onclick'] })
  try {
    expect(clean('<script>x</script><p onclick="x">kept</p>')).toBe('<p>kept</p>')
  } finally {
    Reflect.deleteProperty(Object.prototype, 'ADD_TAGS')
    Reflect.deleteProperty(Object.prototype, 'ADD_ATTR')
  }
})

test('handles a thousand levels of nesting and a long text', () => {
  expect(clean(`${'<b>'.repeat(10_000)}deep`)).toContain('deep')
  expect(clean('<p>long</p>'.repeat(20_000))).toHaveLength(11 * 20_000)
})

/** All handlers and elements that this browser knows. */
const handlers = () => Array.from(new Set(handlerNames(HTMLElement.prototype)))

function handlerNames(start: object): string[] {
  const names: string[] = []
  for (let proto: object | null = start; proto; proto = Reflect.getPrototypeOf(proto)) {
    names.push(...Object.getOwnPropertyNames(proto).filter((name) => name.startsWith('on')))
  }
  return [...names, ...Object.getOwnPropertyNames(window).filter((name) => /^on[a-z]/.test(name))]
}

function elements(): string[] {
  const interfaces = Object.getOwnPropertyNames(window).flatMap((name) => {
    const [, html, svg] = /^(?:HTML(\w+)|SVG(\w+))Element$/.exec(name) ?? []
    return (html ?? svg ?? '').toLowerCase()
  })
  const elements =
    'a h1 h6 p ul ol li dl img table caption td th tr tbody section main svg math g use ' +
    'animate set foreignobject mtext mi annotation-xml x-own video audio source track iframe'
  return Array.from(new Set([...interfaces, ...elements.split(' ')])).filter((name) => name !== '')
}

test('removes all event handlers of all elements of this browser', () => {
  const contexts = ['', '<svg>', '<svg><foreignobject>', '<math><mtext>', '<table><tr><td>']
  let vectors = 0
  for (const [index, element] of elements().entries()) {
    const context = contexts[index % contexts.length]
    const made = handlers().map((handler) => `${context}<${element}/${handler}\n=ran(1) src=x>a`)
    vectors += made.length
    const box = document.createElement('template')
    box.innerHTML = clean(made.join(''))
    const found = Array.from(box.content.querySelectorAll('*')).filter(
      ({ localName, attributes }) =>
        /script|svg|math|iframe|object|embed|form|input|button|style|template/.test(localName) ||
        Array.from(attributes).some(({ name }) => name.startsWith('on') || name === 'style'),
    )
    expect(found).toEqual([])
  }
  expect(vectors).toBeGreaterThan(17_000)
  expect(runs).toEqual([])
})

const toCodes = { ...rules, linksCoupons: true }
const link = (code: string) => `<a href="/kr/coupon?code=${code}">${code}</a>`

test.for([
  ['<p>Use CODE1 or CODE2.</p>', `<p>Use ${link('CODE1')} or ${link('CODE2')}.</p>`],
  ['CODE1', link('CODE1')],
  ['<b>CODE1</b>CODE2', `<b>${link('CODE1')}</b>${link('CODE2')}`],
  ['<a href="/x"><b>CODE1</b></a>', '<a href="/kr/x"><b>CODE1</b></a>'],
  ['<img alt="CODE1">', '<img alt="CODE1" loading="lazy" decoding="async">'],
  ['CODE1<script>ran(1)</script>&lt;b&gt;', `${link('CODE1')}&lt;b&gt;`],
  ['<form>CODE1</form>', link('CODE1')],
] as const)('turns matches in the text of %s into links', ([html, made]) => {
  expect(clean(html, toCodes)).toBe(made)
})

test('marks the rows of a table with the kind of their reward, only if asked to', () => {
  const html = '<table><tbody><tr><td>CODE1</td><td>40 shells</td></tr></tbody></table>'
  expect(clean(html, { ...rules, marksRewards: true })).toContain('<tr data-reward="shells">')
  expect(clean(html.replace('<tr>', '<tr data-reward="x">'))).toContain('<tr><td>')
})
