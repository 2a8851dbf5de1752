import type { Page } from '@playwright/test'
import { localeOf } from '#i18n/lang.ts'
import { chromiumFlags, chromiumPath } from '#tools/chromium.ts'
import { previewDist } from '#tools/test-build.ts'
import { expect, test as base } from '../../fixtures.ts'
import { hydrated } from '../../hydrated.ts'
import { fullOnly } from '../../visits.ts'
import { note } from '../table-reporter.ts'
import { cells, isForm, type Cell } from './cells.ts'
import { kinds } from './kinds.ts'
import { isIn, waitFor, type PageState } from './page-state.ts'
import { serveFaults, type FaultServer } from './serve.ts'
import { act, formValues, retry, typeAndScroll, watchFlight } from './visit.ts'

// One request of a page fails while everything else works (docs/reliability.md#faults). The full run has
// every 349th case.

const test = base.extend<object, { server: FaultServer }>({
  server: [
    async ({}, use) => {
      const server = await serveFaults(previewDist)
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

test.use({
  expectedConsole: {
    lines: [
      /^(?!error|warning|pageerror)/,
      /Failed to load resource/,
      /^warning: (?:request failed|.*item \d+ dropped|no session|request without a response|POST .* sign-in needed|leaderboard truncated|The resource .* was preloaded|A preload for .* image loading is disabled|survey)/,
    ],
  },
  launchOptions: {
    executablePath: chromiumPath(),
    // Images and fonts take most of a page's time, and no request of the matrix is one.
    args: [...chromiumFlags, '--blink-settings=imagesEnabled=false', '--disable-remote-fonts'],
  },
})

/** A page that has a heading and one sentence in Japanese has more. */
const minTextLength = 12
/** The longest time until a message, on the clock of the page. */
const longestMs = 20_500
/** A read is retried twice, after 0.5 and 1.5 s; 99999 s of Retry-After are cut to 10. */
const retriesMs = 3500
const stepMs = 400
/** About real time, while the end of a hang is awaited. */
const shortStepMs = 50
/** A request that hangs is given up after 20 s: the wait before is skipped at once. */
const hangMs = 19_000

const hasFailed = ({ failed, isNotFound }: PageState) => failed.length > 0 || isNotFound

/** Returns true if the page has reached its final state. */
function isSettled(
  { call, fault, source }: Cell,
  state: PageState,
  sinceHit: number,
  good: number,
): boolean {
  if (state.isLoading) return false
  if (isForm(call)) return state.result !== ''
  if (fault.isOnce) return good > 0 || sinceHit > retriesMs
  const isShown = hasFailed(state)
  if (fault.outcome === 'fails' && call.kind !== 'silent' && source === 'shell') return isShown
  // The content stays, so the page shows no failure. All retries are over by then.
  const needed = fault.hangs ? longestMs : /99999/.test(fault.name) ? 11_000 : retriesMs
  return isShown || fault.outcome !== 'fails' || sinceHit > needed
}

/** Expects what a visitor should see under the fault. */
function expectHonest({ call, fault, source, lang }: Cell, state: PageState, elapsed: number) {
  expect.soft(state).toMatchObject({
    isLoading: false,
    headings: 1,
    broken: null,
    lang: localeOf(lang),
    isSamePage: true,
    hasLostText: false,
  })
  expect.soft(state.textLength).toBeGreaterThanOrEqual(minTextLength)
  const messages = [...state.failed, ...(isForm(call) ? [state.result] : [])]
  expect
    .soft(
      messages.filter((message) => !isIn(lang, message)),
      `not in ${lang}`,
    )
    .toEqual([])
  if (isForm(call)) expect.soft(state.result, 'result of the form').not.toBe('')
  else if (call.kind === 'silent' || fault.outcome === 'works') {
    expect.soft(hasFailed(state), 'a failure is shown').toBe(false)
  } else if (fault.outcome === 'fails' && source === 'shell') {
    expect.soft(hasFailed(state), 'a failure is shown').toBe(true)
  }
  if (hasFailed(state) || (isForm(call) && state.result !== '')) {
    test.info().annotations.push(note('ms until shown', Math.round(elapsed)))
    expect.soft(elapsed, 'milliseconds until the message').toBeLessThanOrEqual(longestMs)
  }
}

/** Does what a visitor can do once everything works again, and expects the content. */
async function expectRecovery(
  page: Page,
  { call, fault, source }: Cell,
  rule: { good: number },
  state: PageState,
  isQuiet: () => boolean,
) {
  const wait = (isDone: (now: PageState) => boolean) =>
    waitFor(page, 10_000, () => (isQuiet() ? stepMs : 0), isDone)
  if (isForm(call)) {
    const isOver = (await page.locator('main form').count()) === 0
    if (isOver || (fault.outcome !== 'fails' && !fault.isOnce)) return
    // A second click right after a result counts as a double click.
    await page.clock.runFor(2000)
    await retry(page, call)
    const after = await wait(() => rule.good > 0)
    expect.soft(rule.good, 'the form is sent again').toBeGreaterThan(0)
    expect.soft(after.state.isSamePage).toBe(true)
  } else if (state.failed.length > 0) {
    await retry(page, call)
    const after = await wait((now) => now.failed.length === 0 && !now.isLoading && rule.good > 0)
    expect.soft(rule.good, 'requests by Retry').toBeGreaterThan(0)
    expect
      .soft(after.state)
      .toMatchObject({ failed: [], isLoading: false, isSamePage: true, hasLostText: false })
    expect.soft(after.state.textLength).toBeGreaterThanOrEqual(minTextLength)
    if (call.kind !== 'left' && state.scrolled > 0) {
      expect.soft(await page.evaluate(() => window.scrollY), 'scroll position').toBeGreaterThan(0)
    }
  } else if (
    source === 'prerendered' &&
    call.kind !== 'silent' &&
    fault.outcome === 'fails' &&
    !state.isNotFound
  ) {
    // The old content is shown. The next visit of the tab reads it again.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await wait(() => rule.good > 0)
    expect.soft(rule.good, 'requests on the return to the tab').toBeGreaterThan(0)
  }
}

async function runCell(page: Page, server: FaultServer, cell: Cell): Promise<void> {
  const { call, fault, source, lang } = cell
  const rule = server.play({ source, path: call.path, fault })
  const isTarget = (path: string) => call.path.test(path)
  const isQuiet = watchFlight(page, (path) => !isTarget(path))
  const isOver = watchFlight(page, isTarget)
  let [aborted, sent] = [0, 0]
  page.on('request', (request) => (sent += isTarget(new URL(request.url()).pathname) ? 1 : 0))
  if (fault.abort !== undefined) {
    await page.route(
      (url) => isTarget(url.pathname),
      (route) => {
        if (rule.fault === null) return route.continue()
        aborted += 1
        return route.abort(fault.abort)
      },
    )
  }
  await page.clock.install()
  await page.goto(`${server.origin}/${lang}${call.page}`)
  await hydrated(page)
  await typeAndScroll(page)
  await act(page, call)
  let hitAt: number | null = null
  const nextStep = (elapsed: number) => {
    if (fault.isSlow || !isQuiet()) return 0
    if (!fault.hangs || hitAt === null) return stepMs
    return elapsed < hangMs ? hangMs - elapsed : shortStepMs
  }
  const { state, ...waited } = await waitFor(page, longestMs + 6000, nextStep, (seen, now) => {
    if (rule.hits + aborted > 0) hitAt ??= now
    return hitAt !== null && isSettled(cell, seen, now - hitAt, rule.good)
  })
  // The drill itself takes time until it submits a form.
  const elapsed = waited.elapsed - (isForm(call) ? (hitAt ?? 0) : 0)
  expectHonest(cell, state, elapsed)
  expect.soft(rule.hits + aborted, 'requests that failed').toBeGreaterThan(0)
  if (isForm(call)) expect.soft(sent, 'requests of the form').toBe(1)
  else if (fault.isOnce) expect.soft(rule.good, 'retries').toBeGreaterThan(0)
  const values = await formValues(page)
  if (call.kind === 'coupon') expect.soft(values, 'fields of the form').not.toContain('||')
  // A request under way would still fail, and returning to the tab would join it.
  await waitFor(page, longestMs, () => stepMs, isOver)
  // From here on everything works again.
  rule.fault = null
  rule.good = 0
  // A busy machine may need longer for the response than the clock of the page would leave it.
  await expectRecovery(page, cell, rule, state, () => isQuiet() && isOver())
}

for (const kind of kinds) {
  test.describe(kind.name, () => {
    for (const cell of cells.filter(({ fault }) => fault === kind)) {
      const { call, source, lang } = cell
      test.describe(() => {
        test.use({
          extraHTTPHeaders: isForm(call)
            ? {
                // Forms change the memory of the backend, so each has one of its own.
                'x-mock-state': encodeURI(`${call.name} ${kind.name} ${source}`),
                'x-mock-scenario': call.kind === 'survey' ? 'member' : 'visitor',
              }
            : {},
        })
        test(`${call.name}, ${source}, ${lang}`, fullOnly, ({ page, server }) => {
          test.setTimeout(120_000)
          return runCell(page, server, cell)
        })
      })
    }
  })
}
