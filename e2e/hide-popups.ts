import type { Page } from '@playwright/test'

/** The popups of the day were seen, in every page that is opened from now on. */
export function hidePopups(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    if (window.location.protocol === 'about:') return
    for (const id of [31, 32, 33]) {
      window.localStorage.setItem(`NO_SHOW_TODAY_${id}`, String(Date.now() + 3_600_000))
    }
  })
}
