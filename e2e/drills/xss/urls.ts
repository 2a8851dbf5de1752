// URLs that run a script, or that lead elsewhere than they seem to.

const code = (id: number) => `ran(${id})`
const page = (id: number) => `<script>parent.${code(id)};top.${code(id)}</script>`

/** URLs that would run `ran(id)`. */
export const schemes: readonly ((id: number) => string)[] = [
  (id) => `javascript:${code(id)}`,
  (id) => `JaVaScRiPt:${code(id)}`,
  (id) => `\u0001javascript:${code(id)}`,
  (id) => `java\tscript:${code(id)}`,
  (id) => `javascript\n:${code(id)}`,
  (id) => `javascript://%0a${code(id)}`,
  (id) => `vbscript:${code(id)}`,
  (id) => `data:text/html,${page(id)}`,
  (id) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${code(id)}'/>`,
  (id) => `blob:https://own.invalid/${id}`,
  (id) => `filesystem:https://own.invalid/${id}`,
  (id) => `//evil.invalid/${id}`,
  (id) => `/\\evil.invalid/${id}`,
  (id) => `https://own.invalid@evil.invalid/${id}`,
]

const everyCharacter = (value: string, encode: (code: number) => string) =>
  Array.from(value, (character) => encode(character.codePointAt(0) ?? 0)).join('')
const quoted = (value: string) => value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Ways to write a URL in an attribute. */
export const encodings: readonly ((url: string) => string)[] = [
  quoted,
  (url) => everyCharacter(url, (point) => `&#${point};`),
  (url) => everyCharacter(url, (point) => `&#x${point.toString(16).padStart(6, '0')};`),
  (url) => quoted(url).replace(':', '&colon;'),
  (url) => quoted(url).replace(':', '&Tab;:'),
  (url) => ` \n${quoted(url)}`,
  (url) => `&#1;&#14;${quoted(url)}`,
]
