import { spawnSync } from 'node:child_process'

// `npm run drills`: every case of every drill (e2e/drills/README.md). Its arguments are Playwright's: a part
// of a path, `-g`, `--shard`, `--workers`.
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--project=drills*',
    '--reporter=dot,./e2e/drills/table-reporter.ts',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, FULL_MATRIX: '1', DRILLS: '1' } },
)
process.exitCode = status ?? 1
