/** Attributes of a page's entry script that name files it needs until it is interactive. */
const fileLists = ['data-scripts', 'data-catalog']

type Attributes = ReadonlyMap<string, string>

/** Returns the attributes of a tag, with lowercase names; one without a value has an empty one. */
function attributesOf(tag: string): Attributes {
  const pairs = tag.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/gi)
  return new Map(Array.from(pairs, ([, name = '', value = '']) => [name.toLowerCase(), value]))
}

const tagsOf = (html: string, name: string): Attributes[] =>
  Array.from(html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'gi')), ([tag]) => attributesOf(tag))

const listed = (text: string | undefined) => (text ?? '').split(' ').filter((word) => word !== '')

/** Returns the scripts and the catalog that a page names for its hydration, each once. */
export function scriptFiles(html: string): string[] {
  const scripts = tagsOf(html, 'script')
  const modules = scripts.filter((script) => script.get('type') === 'module')
  const preloads = tagsOf(html, 'link').filter((link) => link.get('rel') === 'modulepreload')
  const files = [
    modules.map((script) => script.get('src')),
    fileLists.flatMap((name) => scripts.map((script) => script.get(name))),
    preloads.map((link) => link.get('href')),
  ]
  return [...new Set(files.flat().flatMap(listed))]
}

const inlineModule = /(<script type="module"[^>]*>)([\s\S]*?)<\/script>/g

/** Returns the module scripts inside the HTML. */
export const inlineModules = (html: string): string =>
  Array.from(html.matchAll(inlineModule), ([, , code = '']) => code).join('')

const inlineStyle = /<style>([\s\S]*?)<\/style>/g

/** Returns the styles inside the HTML. */
export const inlineStyles = (html: string): string =>
  Array.from(html.matchAll(inlineStyle), ([, styles = '']) => styles).join('')

/** Returns the HTML with its data, without its styles and the first script, which count as such. */
export const ownHtml = (html: string): string =>
  html.replaceAll(inlineStyle, '').replaceAll(inlineModule, '$1</script>')

const isNarrow = (media: string | undefined) => /max-width/.test(media ?? '')
const firstOf = (srcset: string | undefined) => listed(srcset)[0]?.replace(/,$/, '')

/** The width of a screen: a phone or a computer. */
type Width = 'narrow' | 'wide'

function eagerImages(part: string, width: Width): string[] {
  const source = tagsOf(part, 'source').find(
    (each) => isNarrow(each.get('media')) === (width === 'narrow'),
  )
  return tagsOf(part, 'img')
    .filter((image) => image.get('loading') !== 'lazy')
    .map((image) => firstOf(source?.get('srcset')) ?? image.get('src') ?? '')
}

const picture = /<picture\b[\s\S]*?<\/picture>/gi

/** Returns the images of the first view, namely those that are not lazy, each once. */
export function firstImages(html: string, width: Width): string[] {
  const parts = [html.replaceAll(picture, ''), ...(html.match(picture) ?? [])]
  // Views of one file are one request.
  const files = parts
    .flatMap((part) => eagerImages(part, width))
    .map((src) => src.replace(/#.*/, ''))
  return [...new Set(files.filter((src) => src.startsWith('/')))]
}
