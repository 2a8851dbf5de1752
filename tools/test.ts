import { spawn } from 'node:child_process'

// `npm test`: everything that must hold before a change lands, cheapest first. `--full` runs every
// matrix in all languages. The browser is found, or fetched, before anything else is paid for.
const isFull = process.argv.includes('--full')

interface Step {
  name: string
  command: string
}

const steps: Step[] = [
  { name: 'browser', command: 'node tools/find-chromium.ts' },
  ...(isFull ? [{ name: 'nginx', command: 'node tools/find-nginx.ts' }] : []),
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'lint', command: 'oxlint' },
  { name: 'catalogs', command: 'node tools/check-catalogs.ts' },
  { name: 'types', command: 'tsc' },
  { name: 'unused code', command: 'knip' },
  { name: 'unit and component', command: 'vitest run' },
  { name: 'end to end', command: 'playwright test' },
  // Of the build that the end-to-end tests have made.
  { name: 'sizes', command: 'node tools/check-sizes.ts' },
  // Serves the `dist` that the end-to-end tests have built.
  { name: 'other engines', command: 'node tools/engines.ts' },
]

function run(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, ...(isFull && { FULL_MATRIX: '1' }) },
    })
    child.on('exit', (code) => resolve(code === 0))
  })
}

const failed: string[] = []
const begun = performance.now()
for (const { name, command } of steps) {
  const start = performance.now()
  console.log(`\n> ${name}: ${command}`)
  const passed = await run(command)
  console.log(
    `${passed ? 'ok' : 'FAILED'} ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
  if (!passed) failed.push(name)
  // Without a browser the rest would only fail the same way.
  if (!passed && name === 'browser') break
}
console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s in all`)
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`)
console.log(`${steps.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
