import { spawn } from 'node:child_process'
import { chromium } from 'playwright'
import { weights } from './chaos/actions.ts'
import { planOf, shrink, type Step } from './chaos/plan.ts'
import { visit, type Failure } from './chaos/visit.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { testBuild } from './test-build.ts'

// `npm run chaos`: random visits on the production build, with invariants after each action.
// `--seeds=1-600` and `--actions=40` choose them, `--seed=7` replays one, `--minutes=10` stops earlier.
const option = (name: string, fallback: string) =>
  process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? fallback
const [first = 1, last = first] = option('seeds', option('seed', '1-600')).split('-').map(Number)
const length = Number(option('actions', '40'))
const end = Date.now() + Number(option('minutes', '600')) * 60_000
const port = Number(process.env.PORT ?? 4185)
const origin = `http://localhost:${port}`

const server = spawn(
  'node',
  ['tools/preview.ts', ...process.argv.filter((each) => each === '--no-build')],
  {
    env: { ...process.env, ...testBuild, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
await new Promise<void>((resolve, reject) => {
  server.stdout.on('data', (text: Buffer) => text.includes(origin) && resolve())
  server.on('exit', () => reject(new Error('The preview server has stopped.')))
})
process.on('exit', () => server.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })

const done: Record<string, number> = {}
const failed: number[] = []
let visits = 0
const shown = (steps: readonly Step[]) =>
  steps.map(({ action, pick }) => `${action}(${pick.toFixed(3)})`).join(' ')

async function report(seed: number, steps: readonly Step[], failure: Failure): Promise<void> {
  failed.push(seed)
  const until = steps.slice(0, failure.index + 1)
  console.log(
    `seed ${seed}, step ${failure.index + 1}, ${failure.url}: ${failure.wrong.join('; ')}`,
  )
  console.log(`  steps: ${shown(until)}`)
  const isSame = async (shorter: readonly Step[]) =>
    (await visit(browser, origin, shorter))?.wrong[0] === failure.wrong[0]
  if (process.argv.includes('--no-shrink')) return
  console.log(`  shrunk: ${shown(await shrink(until, isSame))}`)
  console.log(`  again: npm run chaos -- --seed=${seed} --actions=${length}`)
}

let next = first
async function work(): Promise<void> {
  while (next <= last && Date.now() < end) {
    const seed = next
    next += 1
    const steps = planOf(seed, length, weights)
    const failure = await visit(browser, origin, steps)
    visits += 1
    for (const { action } of steps.slice(0, (failure?.index ?? length) + 1)) {
      done[action] = (done[action] ?? 0) + 1
    }
    if (failure) await report(seed, steps, failure)
  }
}
await Promise.all([work(), work()])
await browser.close()
server.removeAllListeners('exit')
server.kill()

console.log('\n| action | times |\n| --- | --- |')
for (const [action, times] of Object.entries(done)) console.log(`| ${action} | ${times} |`)
const total = Object.values(done).reduce((sum, times) => sum + times, 0)
console.log(
  `\n${total} actions in ${visits} visits (seeds ${first} to ${next - 1}), ` +
    `${failed.length} failed${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`,
)
process.exitCode = failed.length > 0 || total === 0 ? 1 : 0
