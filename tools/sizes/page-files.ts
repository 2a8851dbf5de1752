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

/** Scripts and catalog that a page names for its hydration, each once. */
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

/** Stylesheets that a page requests, those for print included. A disabled one is not requested. */
export const stylesheets = (html: string): string[] =>
  tagsOf(html, 'link')
    .filter((link) => link.get('rel') === 'stylesheet' && !link.has('disabled'))
    .flatMap((link) => listed(link.get('href')))

const inlineStyle = /<style>([\s\S]*?)<\/style>/g

/** Styles inside the HTML. */
export const inlineStyles = (html: string): string =>
  Array.from(html.matchAll(inlineStyle), ([, styles = '']) => styles).join('')

/** The HTML with its data, without its styles. */
export const withoutStyles = (html: string): string => html.replaceAll(inlineStyle, '')

const isNarrow = (media: string | undefined) => /max-width/.test(media ?? '')
const firstOf = (srcset: string | undefined) => listed(srcset)[0]?.replace(/,$/, '')

function eagerImages(part: string): string[] {
  const narrow = tagsOf(part, 'source').find((source) => isNarrow(source.get('media')))
  return tagsOf(part, 'img')
    .filter((image) => image.get('loading') !== 'lazy')
    .map((image) => firstOf(narrow?.get('srcset')) ?? image.get('src') ?? '')
}

const picture = /<picture\b[\s\S]*?<\/picture>/gi

/**
 * Images of the first view on a phone, namely those that are not lazy. Of a `<picture>` it is the
 * source for narrow screens.
 */
export function firstImages(html: string): string[] {
  const parts = [html.replaceAll(picture, ''), ...(html.match(picture) ?? [])]
  // Views of one file are one request.
  const files = parts.flatMap(eagerImages).map((src) => src.replace(/#.*/, ''))
  return [...new Set(files.filter((src) => src.startsWith('/')))]
}
