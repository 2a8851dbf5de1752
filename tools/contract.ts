import { parseArgs } from 'node:util'
import { exitCode, reportLines } from './contract/report.ts'
import { runContract } from './contract/run-contract.ts'

// `npm run contract -- --base https://host`: checks a backend against docs/openapi.json
// (docs/api.md#checking-a-backend).
const usage =
  'Usage: npm run contract -- --base https://host [--external URL] [--assets URL] [--account URL] [--json]'

function stop(message: string): never {
  console.error(`${message}\n${usage}`)
  process.exit(2)
}

/** Returns a base URL without its last slash. */
function baseUrl(option: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return value.replace(/\/+$/, '')
  return stop(`--${option} "${value}" is not an http or https URL. Did you mean http://${value}?`)
}

function options() {
  try {
    return parseArgs({
      options: {
        base: { type: 'string' },
        external: { type: 'string' },
        assets: { type: 'string' },
        account: { type: 'string' },
        json: { type: 'boolean' },
      },
    }).values
  } catch (failure) {
    return stop(failure instanceof Error ? failure.message : String(failure))
  }
}

const { base, external, assets, account, json } = options()
if (base === undefined) stop('Which backend should be checked?')
const host = baseUrl('base', base)
const results = await runContract({
  api: `${host}/api`,
  external: external ? baseUrl('external', external) : host,
  assets: assets ? baseUrl('assets', assets) : host,
  account: account ? baseUrl('account', account) : null,
})
console.log(json ? JSON.stringify(results, null, 2) : reportLines(results).join('\n'))
process.exitCode = exitCode(results)
