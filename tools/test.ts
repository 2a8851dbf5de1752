import { spawn } from 'node:child_process'
import { chromiumPath } from './chromium.ts'
import { nginxPath } from './lib/hosts.ts'
import { installPackages } from './lib/install-packages.ts'
import { testBuild } from './test-build.ts'

// `npm test`: everything that must hold before a change lands, cheapest first (docs/testing.md).
// `--full` runs every matrix in all languages.
const isFull = process.argv.includes('--full')

interface Step {
  name: string
  command: string
  env?: Record<string, string>
  /** Printed if the step fails: the command that helps. */
  hint?: string
}

/** Finds the programs of the tests, or installs them, before anything else is paid for. @throws with instructions */
function expectPrograms(): void {
  console.log(`browser: ${chromiumPath()}`)
  if (!isFull) return
  if (nginxPath() === null) installPackages('nginx-light')
  if (nginxPath() !== null) return
  throw new Error(
    'The full run needs nginx. Install it (Debian and Ubuntu: apt-get install nginx-light), ' +
      'or set NGINX_PATH to the path of one.',
  )
}

const build: Step = {
  name: 'build',
  command: 'node tools/preview.ts --build-only',
  env: testBuild,
}

/** Checks that only read the source, and the build for the end-to-end tests; they run at the same time. */
const checks: Step[] = [
  { name: 'format', command: 'oxfmt --check .', hint: 'npm run format' },
  { name: 'lint and types', command: 'oxlint' },
  {
    name: 'catalogs',
    command: 'lingui check sync --clean --workers 1 --verbose && lingui check missing --verbose',
    hint: 'npm run extract, then fill in what is missing in locales/*.po',
  },
  { name: 'unused code', command: 'knip' },
  build,
]

const unitTests: Step = {
  name: 'unit and component',
  command: 'vitest run',
}

/** Tests of the build. */
const siteTests: Step[] = [
  { name: 'end to end', command: 'playwright test' },
  { name: 'sizes', command: 'node tools/check-sizes.ts' },
  { name: 'other engines', command: 'node tools/engines.ts' },
]

interface Result {
  name: string
  passed: boolean
}

/** Runs a step. A step beside others prints its output once it has ended. */
function run({ name, command, env, hint }: Step, isBesideOthers: boolean): Promise<Result> {
  const start = performance.now()
  console.log(`\n> ${name}: ${command}`)
  return new Promise((resolve) => {
    const output: Buffer[] = []
    const child = spawn(command, {
      shell: true,
      stdio: isBesideOthers ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env, ...(isFull && { FULL_MATRIX: '1' }) },
    })
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('close', (code) => {
      const passed = code === 0
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      if (isBesideOthers) {
        console.log(`\n> output of ${name}:`)
        process.stdout.write(Buffer.concat(output))
      }
      console.log(`${passed ? 'ok' : 'FAILED'} ${name}, ${seconds} s`)
      if (!passed && hint !== undefined) console.log(`To fix it: ${hint}`)
      resolve({ name, passed })
    })
  })
}

const begun = performance.now()
try {
  expectPrograms()
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exit(1)
}
const results = await Promise.all(checks.map((step) => run(step, true)))
results.push(await run(unitTests, false))
const isBuilt = results.some(({ name, passed }) => name === build.name && passed)
if (isBuilt) for (const step of siteTests) results.push(await run(step, false))
else console.log('\nNot run without a build: end to end, sizes, other engines')
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s in all`)
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
