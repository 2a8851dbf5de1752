import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { changedResults, exitCode, reportLines } from './contract/report.ts'
import { runContract, type Result } from './contract/run-contract.ts'

// `npm run contract -- --base https://host`: checks a backend against docs/openapi.json
// (docs/api.md#checking-a-backend).
const usage =
  'Usage: npm run contract -- --base https://host [--external URL] [--assets URL] [--account URL] [--json] [--watch]'

/** The pause between two checks of `--watch`. */
const pauseMs = 2000

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
        watch: { type: 'boolean' },
      },
    }).values
  } catch (failure) {
    return stop(failure instanceof Error ? failure.message : String(failure))
  }
}

const { base, external, assets, account, json, watch } = options()
if (base === undefined) stop('Which backend should be checked?')
const host = baseUrl('base', base)
const bases = {
  api: `${host}/api`,
  external: external ? baseUrl('external', external) : host,
  assets: assets ? baseUrl('assets', assets) : host,
  account: account ? baseUrl('account', account) : null,
}

let results = await runContract(bases)
if (json) console.log(JSON.stringify(results, null, watch ? 0 : 2))
else console.log(reportLines(results).join('\n'))
process.exitCode = exitCode(results)
if (watch) {
  process.on('SIGINT', () => process.exit(exitCode(results)))
  for (;;) await checkAgain()
}

/** Checks the backend again after a pause, and prints only what is different. */
async function checkAgain(): Promise<void> {
  await setTimeout(pauseMs)
  const before: readonly Result[] = results
  results = await runContract(bases)
  const changed = changedResults(before, results)
  if (changed.length === 0) return
  if (json) console.log(JSON.stringify(results))
  else
    console.log(['', new Date().toLocaleTimeString(), ...reportLines(results, changed)].join('\n'))
}
