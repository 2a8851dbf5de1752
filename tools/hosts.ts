import { spawnSync } from 'node:child_process'
import { measureRatio } from './hosts/ratio.ts'
import { caddyPath } from './caddy.ts'
import { nginxPath } from './nginx.ts'
import { testPort as port } from './test-build.ts'

// `npm run hosts`: the same site on every host that is found, case by case, and the cost of the rules
// of nginx. `--full` opens every page in every language on every host.

/** The least share of the requests of a plain nginx that the page under all rules must reach. */
const leastShare = 0.5

const nginx = nginxPath()
const names = ['preview', ...(nginx ? ['nginx'] : []), ...(caddyPath() ? ['caddy'] : []), 'cdn']
const projects = names.map((name) => `--project=${name}`)
const { status } = spawnSync(
  'playwright',
  ['test', 'e2e/hosts', ...projects, '--reporter=./tools/hosts/table-reporter.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ALL_HOSTS: '1',
      ...(process.argv.includes('--full') && { FULL_MATRIX: '1' }),
    },
  },
)
process.exitCode = status ?? 1

const hasWrk = spawnSync('wrk', ['-v']).error === undefined
if (nginx === null || !hasWrk) {
  console.log('The cost of the rules was not measured: apt-get install nginx-light wrk')
} else {
  const { ruled, plain } = await measureRatio(nginx, `http://127.0.0.1:${port + 1}`, port + 4)
  const share = ruled / plain
  console.log(
    `wrk: ${ruled.toFixed(0)} requests/s under all rules, ${plain.toFixed(0)} of the same file ` +
      `without rules: ${share.toFixed(2)} (at least ${leastShare})`,
  )
  if (share < leastShare) process.exitCode = 1
}
