import { expect } from '@playwright/test'
import { langs, localeOf } from '#i18n/lang.ts'
import type { Visit } from './visit.ts'

/** The longest time after which a page shows its content or an honest error. */
const settleMs = 25_000

const localesByLang = Object.fromEntries(langs.map((lang) => [lang, localeOf(lang)]))

/** Returns what is wrong with the page now, in the page. */
function wrongInPage(locales: Readonly<Record<string, string>>): string[] {
  const wrong: string[] = []
  const { documentElement: html, body, title, activeElement: active } = document
  const headings = [...document.querySelectorAll('h1')].filter((each) => each.checkVisibility())
  if (headings.length !== 1) wrong.push(`${headings.length} headings of level 1`)
  if (!headings[0]?.textContent?.trim()) wrong.push('the heading is empty')
  if (!title || /undefined|null|NaN/.test(title)) wrong.push(`the title is "${title}"`)
  const lang = location.pathname.split('/')[1] ?? ''
  if (html.lang !== locales[lang]) wrong.push(`${location.pathname} has lang=${html.lang}`)
  if (body.innerText.trim().length < 60) wrong.push('the page is blank')
  const leaked = /\[object |\bNaN\b|Invalid Date|\bundefined\b/.exec(body.innerText)?.[0]
  if (leaked) wrong.push(`the text has ${leaked}`)
  const isStarted = html.hasAttribute('data-hydrated') || document.querySelector('.start-failure')
  if (!isStarted) wrong.push('the app has not started')
  if (document.querySelector('[aria-busy=true]')) wrong.push('the page is busy')
  if (document.querySelector('form button[aria-disabled=true]')) wrong.push('a button is busy')
  if (active && active !== body && !active.checkVisibility()) wrong.push('the focus is not visible')
  return wrong
}

/** Waits until everything holds. */
export async function expectInvariants({ page, problems }: Visit): Promise<void> {
  const wrong = () =>
    // A document that is on its way has no context yet.
    page.evaluate(wrongInPage, localesByLang).catch(() => ['the document was replaced'])
  // A problem stays: there is nothing to wait for.
  await expect.poll(() => (problems.length > 0 ? [] : wrong()), { timeout: settleMs }).toEqual([])
  expect(problems).toEqual([])
}
