import { parseArgs } from 'node:util'
import { exitCode, reportLines, runContract } from './contract/run-contract.ts'

// `npm run contract -- --base https://host`: checks a backend against docs/openapi.json
// (docs/api.md#checking-a-backend).
const usage =
  'Usage: npm run contract -- --base https://host [--external URL] [--assets URL] [--account URL] [--json]'

function stop(message: string): never {
  console.error(`${message}\n${usage}`)
  process.exit(2)
}

function options() {
  const url = { type: 'string' } as const
  try {
    const options = { base: url, external: url, assets: url, account: url } as const
    return parseArgs({ options: { ...options, json: { type: 'boolean' } } }).values
  } catch (failure) {
    return stop(failure instanceof Error ? failure.message : String(failure))
  }
}

const { json, ...urls } = options()
for (const [option, value] of Object.entries(urls)) {
  const { protocol } = URL.canParse(value) ? new URL(value) : { protocol: '' }
  if (!/^https?:$/.test(protocol))
    stop(`--${option} "${value}" is not an http or https URL. Did you mean http://${value}?`)
}
const withoutEnd = (value: string) => value.replace(/\/+$/, '')
const base = withoutEnd(urls.base ?? stop('Which backend should be checked?'))
const results = await runContract({
  api: `${base}/api`,
  external: withoutEnd(urls.external ?? base),
  assets: withoutEnd(urls.assets ?? base),
  account: urls.account === undefined ? null : withoutEnd(urls.account),
})
console.log(json ? JSON.stringify(results, null, 2) : reportLines(results).join('\n'))
process.exitCode = exitCode(results)
