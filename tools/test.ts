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
  if (isFull && nginxPath() === null) installPackages('nginx-light')
  if (isFull && nginxPath() === null)
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
const unitTests: Step = { name: 'unit and component', command: 'vitest run' }
/** Tests of the build. */
const siteTests: Step[] = [
  { name: 'end to end', command: 'playwright test' },
  { name: 'sizes', command: 'node tools/check-sizes.ts' },
  { name: 'other engines', command: 'node tools/engines.ts' },
]

const failed: string[] = []
let passed = 0

/** Runs a step. A step beside others prints its output once it has ended. */
function run({ name, command, env, hint }: Step, isBesideOthers = false): Promise<void> {
  const start = performance.now()
  console.log(`\n> ${name}: ${command}`)
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: isBesideOthers ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env, ...(isFull && { FULL_MATRIX: '1' }) },
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('close', (code) => {
      if (isBesideOthers)
        process.stdout.write(`\n> output of ${name}:\n${Buffer.concat(output).toString()}`)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok' : 'FAILED'} ${name}, ${seconds} s`)
      if (code === 0) passed += 1
      else failed.push(name)
      if (code !== 0 && hint !== undefined) console.log(`To fix it: ${hint}`)
      resolve()
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
await Promise.all(checks.map((step) => run(step, true)))
await run(unitTests)
if (failed.includes(build.name))
  console.log('\nNot run without a build: end to end, sizes, other engines')
else for (const step of siteTests) await run(step)
console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s in all`)
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
