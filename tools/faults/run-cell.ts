import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from 'playwright'
import { act, formValues, leaveTraces } from './act.ts'
import { isForm, isSettled, longestMs, missesOf, nameOf, type Cell } from './cell.ts'
import { watchConsole, watchFlight } from './in-flight.ts'
import { recover } from './recover.ts'
import { clientHeader, type FaultServer } from './serve.ts'
import { waitFor } from './wait-for.ts'

export interface CellResult {
  misses: string[]
  /** Milliseconds of the page's clock until a failure was shown; `null` if none was. */
  shownAfter: number | null
}

/** Of real time. */
const cellLimitMs = 60_000
const stepMs = 400
/** About real time, while the end of a hang is awaited. */
const shortStepMs = 50
/** A request that hangs is given up after 20 s: the wait before is skipped at once. */
const hangMs = 19_000

/** Runs a cell. A page that hangs is a miss. */
export async function runCell(
  context: BrowserContext,
  server: FaultServer,
  cell: Cell,
): Promise<CellResult> {
  const abort = new AbortController()
  const hung = sleep(cellLimitMs, null, { signal: abort.signal })
    .then((): CellResult => ({ misses: ['the page hangs'], shownAfter: null }))
    .catch((): CellResult => ({ misses: [], shownAfter: null }))
  const result = await Promise.race([tryCell(context, server, cell), hung])
  abort.abort()
  return result
}

/** Opens a page under a fault, lifts it, and recovers. */
async function tryCell(
  context: BrowserContext,
  server: FaultServer,
  cell: Cell,
): Promise<CellResult> {
  const { call, fault, source, lang } = cell
  const name = nameOf(cell)
  const client = server.play(encodeURI(name), { source, path: call.path, fault })
  const page = await context.newPage()
  try {
    await page.setExtraHTTPHeaders({
      [clientHeader]: encodeURI(name),
      ...(isForm(call) && {
        // Forms change the memory of the backend, so each has one of its own.
        'x-mock-state': encodeURI(name),
        'x-mock-scenario': call.kind === 'survey' ? 'member' : 'visitor',
      }),
    })
    const lines = watchConsole(page)
    const isQuiet = watchFlight(page, (path) => !call.path.test(path))
    const isOver = watchFlight(page, (path) => call.path.test(path))
    let [aborted, sent] = [0, 0]
    page.on('request', (request) => {
      if (call.path.test(new URL(request.url()).pathname)) sent += 1
    })
    if (fault.abort !== undefined) {
      await page.route(
        (url) => call.path.test(url.pathname),
        (route) => {
          if (client.fault === null) return route.continue()
          aborted += 1
          return route.abort(fault.abort)
        },
      )
    }
    const hits = () => client.hits + aborted
    await page.clock.install()
    await page.goto(`${server.origin}/${lang}${call.page}`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await leaveTraces(page)
    await act(page, call)
    let hitAt: number | null = null
    const nextStep = (elapsed: number) => {
      if (fault.isSlow || !isQuiet()) return 0
      if (!fault.hangs || hitAt === null) return stepMs
      return elapsed < hangMs ? hangMs - elapsed : shortStepMs
    }
    const waited = await waitFor(page, longestMs + 6000, nextStep, (seen, now) => {
      if (hits() > 0) hitAt ??= now
      return hitAt !== null && isSettled(cell, seen, now - hitAt, client.good)
    })
    const { sight } = waited
    // The drill itself takes time until it submits a form.
    const elapsed = waited.elapsed - (isForm(call) ? (hitAt ?? 0) : 0)
    const misses = missesOf(cell, sight, elapsed)
    if (hits() === 0) misses.push('the fault was never reached')
    if (fault.isOnce && !isForm(call) && client.good === 0) misses.push('it was not tried again')
    if (isForm(call) && sent !== 1) misses.push(`the form sent ${sent} requests`)
    const values = await formValues(page)
    const hasFailed = sight.failed.length > 0
    const scrolled = sight.scrolled
    // A request under way would still fail, and returning to the tab would join it.
    await waitFor(page, longestMs, () => stepMs, isOver)
    // From here on everything works again.
    client.fault = null
    client.good = 0
    misses.push(...(await recover(page, cell, client, sight, isQuiet)))
    if (
      hasFailed &&
      call.kind !== 'left' &&
      scrolled > 0 &&
      (await page.evaluate(() => window.scrollY)) === 0
    ) {
      misses.push('the scroll position is lost')
    }
    if (call.kind === 'coupon' && values.includes('||')) misses.push('the form lost its values')
    misses.push(...lines.map((line) => `console ${line.slice(0, 200)}`))
    return { misses, shownAfter: hasFailed || sight.result !== '' ? elapsed : null }
  } catch (failure) {
    return { misses: [String(failure).split('\n')[0] ?? ''], shownAfter: null }
  } finally {
    await page.close()
  }
}
