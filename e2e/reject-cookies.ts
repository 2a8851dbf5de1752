import type { Page } from '@playwright/test'

/** The visitor has rejected all cookies before, in every page that is opened from now on. */
export function rejectCookies(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    if (window.location.protocol === 'about:') return
    const { localStorage } = window
    localStorage.setItem('consentCookie', '{"analytical":false,"advertising":false}')
    localStorage.setItem('consentCookieTime', String(Date.now() - 1000))
    localStorage.setItem('consentExpireTime', String(Date.now() + 86_400_000))
  })
}
