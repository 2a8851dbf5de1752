import type { Browser, Page } from 'playwright'
import { langs } from '../../src/i18n/lang.ts'
import { createProgress } from '../reliability/progress.ts'
import { shellHeader } from './serve-hostile.ts'

/** Events that hostile attributes listen to. */
const events = 'mouseover focus click error load toggle pointerenter animationend begin'

/** Opens all details, and fires events at every element but links, which would leave the page. */
function fireEvents(types: readonly string[]): void {
  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('a[href], form, button, select, summary')) continue
    for (const type of types) element.dispatchEvent(new Event(type))
  }
}

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.keyboard.press('Shift')
  // The popups and the music load after the first interaction.
  await page.waitForTimeout(500)
  await page.evaluate(fireEvents, events.split(' '))
}

export interface Visits {
  visits: number
  failures: string[]
  /** The fields whose name was in a page. */
  seen: Set<string>
}

/** Visits pages on a hostile backend, prerendered and from the shell. @param addresses without language */
export async function visitHostile(
  browser: Browser,
  origin: string,
  code: string,
  fields: ReadonlySet<string>,
  addresses: readonly string[],
): Promise<Visits> {
  const failures: string[] = []
  const seen = new Set<string>()
  const paths = addresses.flatMap((path, index) =>
    [false, true].map((isShell) => ({ url: `/${langs[index % langs.length]}${path}`, isShell })),
  )
  const count = createProgress('hostile visits', paths.length)
  for (const { url, isShell } of paths) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'en-US',
      extraHTTPHeaders: {
        ...(isShell && { [shellHeader]: '1' }),
        // The questions of a survey are for members.
        'x-mock-scenario': url.includes('survey') ? 'member' : 'visitor',
      },
    })
    const page = await context.newPage()
    const name = `${url}${isShell ? ' from the shell' : ''}`
    await context.exposeFunction('ran', (field: string) => failures.push(`${name}: ran ${field}`))
    page.on('dialog', (dialog) => {
      failures.push(`${name}: a dialog`)
      void dialog.dismiss()
    })
    await context.route(
      (address) => address.origin !== origin,
      (route) => route.abort(),
    )
    try {
      await visit(page, origin + url)
      const html = await page.content()
      for (const field of fields) if (html.includes(field)) seen.add(field)
      await page.evaluate(code)
      const faults = await page.evaluate(() => xss.checkDocument())
      failures.push(...faults.map((fault) => `${name}: ${fault}`))
    } catch (failure) {
      failures.push(`${name}: ${String(failure).split('\n')[0]}`)
    }
    await context.close()
    count()
  }
  return { visits: paths.length, failures, seen }
}
