// `npm test`, `npm run test:pages`, `npm run test:full` (docs/testing.md): runs the steps of a plan of
// tools/test/plans.ts, those of a lane one after another and the lanes at the same time, and prints a table. Packages
// that run scripts at the same time have no lanes, no table and no counts of tests.
import { chromiumPath } from './chromium.ts'
import { nginxPath, installPackages } from './lib/programs.ts'
import { argumentsOf, stop } from './lib/options.ts'
import { printTable, runStep, type Result } from './test/run-step.ts'
import { plans, type Plan } from './test/plans.ts'

const usage = 'Usage: npm test, npm run test:pages or npm run test:full'
const [name = 'test'] = argumentsOf({}, usage).positionals
const plan: Plan | undefined = plans[name]
if (!plan) stop(`"${name}" is not one of: ${Object.keys(plans).join(', ')}`, 2)

/** Finds the programs of the tests, or installs them. @throws with instructions */
function expectPrograms({ needsNginx }: Plan): void {
  console.log(`browser: ${chromiumPath()}`)
  if (!needsNginx) return
  if (nginxPath() === null) installPackages('nginx-light')
  if (nginxPath() === null)
    throw new Error(
      'The full run needs nginx. Install it (Debian and Ubuntu: apt-get install nginx-light), ' +
        'or set NGINX_PATH to the path of one.',
    )
}

const begun = performance.now()
const seconds = () => Math.round((performance.now() - begun) / 1000)

async function runLanes({ lanes, env, minutes }: Plan): Promise<Result[]> {
  const results: Result[] = []
  const progress = setInterval(() => {
    console.log(`... ${seconds()} s of about ${minutes * 60} s`)
  }, 30_000)
  for (const group of lanes) {
    await Promise.all(
      group.map(async (lane) => {
        for (const step of lane) {
          const isBlocked = results.some(
            ({ step: other, state }) => state !== 'passed' && other.name === step.needs,
          )
          results.push(
            isBlocked
              ? { step, state: 'not run', seconds: 0, summary: `needs: ${step.needs}` }
              : await runStep(step, { isParallel: group.length > 1, env }),
          )
        }
      }),
    )
  }
  clearInterval(progress)
  return results
}

console.log(`${plan.purpose} About ${plan.minutes} minutes on two idle cores.`)
try {
  expectPrograms(plan)
} catch (failure) {
  stop(failure)
}
const results = await runLanes(plan)
printTable(results)
const failed = results.filter(({ state }) => state !== 'passed')
console.log(`${seconds()} s in all`)
if (failed.length > 0) console.log(`failed: ${failed.map(({ step }) => step.name).join(', ')}`)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
