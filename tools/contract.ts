import { parseArgs } from 'node:util'
import { checks } from './contract/checks.ts'
import { runChecks } from './contract/run-checks.ts'

// `npm run contract -- --base https://host`: holds a backend against contract.md. The other hosts are
// that one as well, unless they are named.
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    external: { type: 'string' },
    assets: { type: 'string' },
    account: { type: 'string' },
  },
})

if (values.base === undefined) {
  console.error(
    'Which backend? npm run contract -- --base https://host [--external] [--assets] [--account]',
  )
  process.exit(2)
}
const base = values.base.replace(/\/$/, '')
if (!/^https?:\/\//.test(base)) {
  console.error(`--base ${base} has no scheme. Write it as https://host`)
  process.exit(2)
}
const breaches = await runChecks({
  api: `${base}/api`,
  external: values.external ?? base,
  assets: values.assets ?? base,
  account: values.account ?? null,
})
for (const { name, reason } of breaches) console.log(`BROKEN ${name}\n       ${reason}`)
console.log(`${checks.length - breaches.length} of ${checks.length} endpoints keep the contract`)
process.exitCode = breaches.length > 0 ? 1 : 0
