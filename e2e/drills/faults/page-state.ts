import type { Page } from '@playwright/test'
import type { Lang } from '#i18n/lang.ts'

/** The visible state of a page. */
export interface PageState {
  /** Milliseconds on the clock of the page. */
  now: number
  /** Messages of failed sections that have a Retry, and of a message that could not be opened. */
  failed: string[]
  /** The message of the form: a result or an error. */
  result: string
  isNotFound: boolean
  isLoading: boolean
  headings: number
  /** Words that never belong on a page. */
  broken: string | null
  lang: string
  /** False after a reload. */
  isSamePage: boolean
  /** True if the text that was typed is no longer in its field. */
  hasLostText: boolean
  scrolled: number
  textLength: number
}

const loading = ['불러오는 중', 'Loading', '読み込み中']

/** Reads the page. */
function readState(page: Page): Promise<PageState> {
  return page.evaluate((loadingTexts) => {
    const main = document.querySelector('main')
    const text = main?.innerText ?? ''
    const alerts = Array.from(document.querySelectorAll('[role=alert]'))
    const left = document.querySelector('[role=note] a[href*="/devlog/withBTS/"]')
    const note = left?.closest('[role=note]')
    const status = Array.from(main?.querySelectorAll('[role=status]') ?? [])
    const field = document.querySelector<HTMLInputElement>('main [data-typed]')
    return {
      now: Date.now(),
      failed: [
        ...alerts.filter((alert) => alert.querySelector('button') !== null),
        ...(note ? [note] : []),
        // Not `innerText`, which leaves out a section far below the window (`content-visibility`).
      ].map((element) => element.textContent ?? ''),
      result: status
        .map((element) => element.textContent ?? '')
        .join(' ')
        .trim(),
      isNotFound: alerts.some((alert) => alert.querySelector('button') === null),
      isLoading: Array.from(main?.querySelectorAll('.visually-hidden') ?? []).some((hidden) =>
        loadingTexts.includes(hidden.textContent?.trim() ?? ''),
      ),
      headings: document.querySelectorAll('h1').length,
      broken:
        /\bundefined\b|\bNaN\b|Invalid Date|\[object Object\]|ApiError|TypeError/.exec(text)?.[0] ??
        null,
      lang: document.documentElement.lang,
      isSamePage: Reflect.get(window, 'isSamePage') === true,
      hasLostText: field !== null && field.value !== field.dataset.typed,
      scrolled: window.scrollY,
      textLength: text.length,
    }
  }, loading)
}

const scripts: Record<Lang, RegExp> = {
  kr: /[가-힣]/,
  en: /^[^가-힣ぁ-んァ-ヶ]+$/,
  jp: /[ぁ-んァ-ヶ]/,
}

/** Returns true if a message is in the language. */
export const isIn = (lang: Lang, message: string) => scripts[lang].test(message)

/**
 * Waits, on the clock of the page, until `isDone`. @returns what is seen then
 * @param nextStep the milliseconds that may be skipped; 0 to let real time pass
 */
export async function waitFor(
  page: Page,
  maxMs: number,
  nextStep: (elapsed: number) => number,
  isDone: (state: PageState, elapsed: number) => boolean,
): Promise<{ state: PageState; elapsed: number }> {
  let start: number | null = null
  for (;;) {
    const state = await readState(page)
    start ??= state.now
    const elapsed = state.now - start
    if (isDone(state, elapsed) || elapsed > maxMs) return { state, elapsed }
    const step = nextStep(elapsed)
    if (step > 0) await page.clock.runFor(step)
    else await page.waitForTimeout(50)
  }
}
