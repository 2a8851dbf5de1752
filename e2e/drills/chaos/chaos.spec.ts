import { expect, test } from '@playwright/test'
import {
  assert,
  asyncModelRun,
  asyncProperty,
  commands,
  double,
  noShrink,
  type AsyncCommand,
} from 'fast-check'
import { fullOnly } from '../../visits.ts'
import { note } from '../table-reporter.ts'
import { actions, weights } from './actions.ts'
import { expectInvariants } from './invariants.ts'
import { startVisit, type Visit } from './visit.ts'

// Random visits, with invariants after each action (docs/reliability.md#chaos). fast-check shrinks the actions
// of a visit that fails, and prints them.

const [first = 1, last = first] = (
  process.env.DRILLS ? (process.env.CHAOS_SEEDS ?? '1-600') : '1-4'
)
  .split('-')
  .map(Number)
const maxCommands = process.env.DRILLS ? 80 : 50
/** Of a failing visit, with its shrinking. */
const limitMs = 600_000

/** An action of a visitor. @param pick chooses its target */
function commandOf(name: string, pick: number, onRun: () => void): AsyncCommand<object, Visit> {
  return {
    check: () => true,
    async run(_model, visit) {
      onRun()
      // An action may be cut off by the document that it opens.
      await actions[name]?.(visit, pick).catch(() => undefined)
      await expectInvariants(visit)
    },
    toString: () => `${name}(${pick.toFixed(3)})`,
  }
}

for (let seed = first; seed <= last; seed += 1) {
  test(
    `a random visit breaks no invariant (seed ${seed})`,
    fullOnly,
    async ({ browser, baseURL }) => {
      test.setTimeout(limitMs + 60_000)
      let done = 0
      const pick = noShrink(double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
      const each = Object.entries(weights).flatMap(([name, weight]) =>
        Array.from({ length: weight }, () =>
          pick.map((of) => commandOf(name, of, () => (done += 1))),
        ),
      )
      const visits = asyncProperty(commands(each, { maxCommands, size: 'max' }), async (chosen) => {
        const real = await startVisit(browser, `${baseURL}`)
        try {
          await asyncModelRun(() => ({ model: {}, real }), chosen)
        } finally {
          await real.page.context().close()
        }
      })
      await assert(visits, {
        seed,
        numRuns: 1,
        unbiased: true,
        interruptAfterTimeLimit: limitMs,
      })
      test.info().annotations.push(note('cases', done))
      expect(done).toBeGreaterThan(0)
    },
  )
}
