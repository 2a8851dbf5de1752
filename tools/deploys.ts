import { spawnSync } from 'node:child_process'

// `npm run deploys`: simulated deploys under running visits, on the preview server.
const { status } = spawnSync(
  'playwright',
  [
    'test',
    'e2e/deploys',
    '--project=preview',
    '--reporter=./tools/hosts/table-reporter.ts',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, FULL_MATRIX: '1' } },
)
process.exitCode = status ?? 1
