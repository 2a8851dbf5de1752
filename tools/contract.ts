// `npm run contract -- --base https://host`: checks a backend against docs/openapi.json
// (docs/api.md#checking-a-backend). ajv validates the responses. Testers of OpenAPI stop there: they do not
// notice that a language, a keyword or a page is ignored, or that a list is empty or in another order.
import { exitCode, reportLines, runContract } from './contract/run-contract.ts'
import { optionsOf, stop } from './lib/options.ts'

const usage =
  'Usage: npm run contract -- --base https://host [--external URL] [--assets URL] [--account URL] [--site URL] [--allow-empty] [--json]'

const url = { type: 'string' } as const
const {
  json,
  'allow-empty': allowsEmpty = false,
  ...urls
} = optionsOf(
  {
    base: url,
    external: url,
    assets: url,
    account: url,
    site: url,
    'allow-empty': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  usage,
)
const stopWith = (message: string) => stop(`${message}\n${usage}`, 2)
for (const [option, value] of Object.entries(urls)) {
  const { protocol } = URL.canParse(value) ? new URL(value) : { protocol: '' }
  if (!/^https?:$/.test(protocol))
    stopWith(`--${option} "${value}" is not an http or https URL. Did you mean http://${value}?`)
}
const withoutEnd = (value: string) => value.replace(/\/+$/, '')
const base = withoutEnd(urls.base ?? stopWith('Which backend should be checked?'))
const bases = {
  api: `${base}/api`,
  external: withoutEnd(urls.external ?? base),
  assets: withoutEnd(urls.assets ?? base),
  account: urls.account === undefined ? null : withoutEnd(urls.account),
  ...(urls.site !== undefined && { site: new URL(urls.site).origin }),
}
const results = await runContract(bases, allowsEmpty)
console.log(json ? JSON.stringify(results, null, 2) : reportLines(results).join('\n'))
process.exitCode = exitCode(results)
