import { createMockFetch } from '../../mocks/server.ts'
import { schemes } from './urls.ts'

// A backend whose every text is hostile. A payload names its field and reports to `ran(field)`.

/** Fields that decide what a page shows; a value that is not valid would hide the others. */
const structural = /^(?:boardType|type|status|kind|lang|regDt|startDt|endDt|seasonFilename|uid)$/
const urlField = /(?:Url|IconPath|bgmSrc)$/

const textOf = (field: string) =>
  [
    field,
    `</title></style></script></textarea></noscript>--><svg/onload=ran('${field}')>`,
    `"><img src=x onerror=ran('${field}')><!--`,
    `' onmouseover=ran('${field}') autofocus onfocus=ran('${field}') x='`,
    `\u2028</script><script>ran('${field}')</script>`,
    `]]><script xmlns="http://www.w3.org/1999/xhtml">ran('${field}')</script>`,
    `{{constructor.constructor("ran('${field}')")()}}\${ran('${field}')}`,
    String.raw`\u003cimg src=x onerror=ran('${field}')\u003e&lt;img src=x onerror=ran('${field}')&gt;`,
    '\u202e\0\u0007\u200b__proto__ $& $1',
  ].join('')

const htmlOf = (field: string) =>
  [
    `<h1 id="root">${field}</h1><p>${textOf(field)}</p>`,
    `<script>ran('${field}')</script><img src="x" onerror="ran('${field}')">`,
    `<svg onload="ran('${field}')"><animate onbegin="ran('${field}')" attributeName="x"/></svg>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran('${field}')&gt;">`,
    `<iframe srcdoc="<script>parent.ran('${field}')</script>"></iframe><base href="//evil.invalid/">`,
    `<form action="https://evil.invalid"><button formaction="javascript:ran('${field}')">x</button></form>`,
    `<style>*{display:none!important}</style><meta http-equiv="refresh" content="0;url=//evil.invalid">`,
    `<a href="javascript:ran('${field}')" style="position:fixed;inset:0" onclick="ran('${field}')">x</a>`,
    `<details open ontoggle="ran('${field}')"><input autofocus onfocus="ran('${field}')"></details>`,
    `<noscript><p title="</noscript><img src=x onerror=ran('${field}')>"></noscript></div></main></body>`,
  ].join('')

const urlsOf = (field: string) => [
  ...schemes.map((scheme) => scheme(0).replaceAll('ran(0)', `ran('${field}')`)),
  `https://evil.invalid/${field}" onload="ran('${field}')`,
  `/${field}"><img src=x onerror=ran('${field}')>`,
  `https://www.youtube.com/watch?v="onload=ran('${field}')//`,
]

/** Replaces the texts of a response. @param onField called with the name of every field that is replaced */
function spoil(path: string, body: unknown, round: number, onField: (name: string) => void) {
  let urls = round
  const walk = (value: unknown, names: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, names))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, walk(each, [...names, key])]),
      )
    }
    const key = names.at(-1) ?? ''
    if (typeof value !== 'string' || structural.test(key)) return value
    const field = [path, ...names].join('.')
    onField(field)
    if (urlField.test(key)) {
      const all = urlsOf(field)
      return all[urls++ % all.length]
    }
    if (value.startsWith('<') || round % 2 === 1) return htmlOf(field)
    return textOf(field)
  }
  return walk(body, [])
}

/** Returns the endpoint without ids, as the beginning of the names of its fields. */
const nameOf = (pathname: string) =>
  pathname
    .replace(/^\/(?:api|game-data)\//, '')
    .replace(/\.json$/, '')
    .replaceAll(/\/(?:\d+|(?:level|style)-[\w-]+)/g, '/one')
    .replaceAll('/', '-')

/** A mock backend with hostile texts, and the fields that it has sent. Odd rounds send HTML everywhere. */
export function createHostileFetch(round: number) {
  const backend = createMockFetch()
  const fields = new Set<string>()
  return {
    fields,
    fetch: async (request: Request): Promise<Response | undefined> => {
      const response = await backend(request)
      if (!response?.headers.get('content-type')?.includes('json')) return response
      const path = nameOf(new URL(request.url).pathname)
      const body: unknown = await response.json()
      return Response.json(spoil(path, body, round, (name) => fields.add(name)))
    },
  }
}
