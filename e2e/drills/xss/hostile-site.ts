import { meaningOf } from '#mocks/hostile.ts'
import { createMockFetch } from '#mocks/server.ts'
import { serveLocal } from '#tools/lib/serve-local.ts'
import { serveSite } from '#tools/serve-site.ts'
import { schemes } from './urls.ts'

// A backend whose every text is hostile. A payload names its field and reports to `ran(field)`.

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
    if (typeof value !== 'string') return value
    const meaning = meaningOf(key, value)
    if (meaning === 'structure') return value
    const field = [path, ...names].join('.')
    onField(field)
    if (meaning === 'url') {
      const all = urlsOf(field)
      return all[urls++ % all.length]
    }
    if (meaning === 'html' || round % 2 === 1) return htmlOf(field)
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

/** Requests the app shell instead of the prerendered page. */
export const shellHeader = 'x-shell'

/** An unknown id, for which the host serves the shell of the language. */
const shellOf = (path: string) => `/${path.slice(1, 3)}/community/news/2000000000`

/**
 * Serves a mock backend with hostile texts and, once `serveFiles` was called, a site, without a content
 * security policy: a script that gets into a page runs. Odd rounds send HTML in fields of plain text, too.
 */
export async function serveHostile(round: number) {
  const backend = createMockFetch()
  const fields = new Set<string>()
  let site: ((request: Request) => Promise<Response>) | null = null
  const server = await serveLocal(async (request) => {
    const { pathname } = new URL(request.url)
    const data = await backend(request)
    if (data?.headers.get('content-type')?.includes('json')) {
      const body: unknown = await data.json()
      return Response.json(spoil(nameOf(pathname), body, round, (name) => fields.add(name)))
    }
    if (data || site === null) return data ?? new Response(null, { status: 503 })
    const isShell = request.headers.has(shellHeader) && !/\.[a-z0-9]+$/.test(pathname)
    const response = await site(
      isShell ? new Request(new URL(shellOf(pathname), request.url), request) : request,
    )
    const headers = new Headers(response.headers)
    headers.delete('content-security-policy')
    return new Response(response.body, { status: response.status, headers })
  })
  return {
    ...server,
    /** The names of the fields that were sent. */
    fields,
    serveFiles: async (root: string) => {
      site = await serveSite(root)
    },
  }
}
