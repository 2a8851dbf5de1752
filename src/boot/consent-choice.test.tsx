import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerConsent } from './consent-choice.ts'

const page = document.createElement('div')
document.body.append(page)

beforeEach(() => {
  page.innerHTML = `<h1 tabindex="-1">x</h1>
    <button type="button" data-choice='{"analytical":true,"advertising":false}'><span>x</span></button>
    <button type="button" id="other">y</button>`
  window.addEventListener('click', answerConsent, true)
})

afterEach(() => {
  window.removeEventListener('click', answerConsent, true)
  // The page is that of all tests.
  page.replaceChildren()
  delete document.documentElement.dataset.consent
})

/** Clicks an element. @returns if the page received the click */
function click(selector: string): boolean {
  const onClick = vi.fn()
  page.addEventListener('click', onClick, { once: true })
  page.querySelector<HTMLElement>(selector)?.click()
  return onClick.mock.calls.length > 0
}

const year = 31_536_000_000

test('closes the banner and stores the choice for twelve months', () => {
  expect(click('[data-choice] span')).toBe(false)
  expect(document.documentElement.dataset.consent).toBe('answered')
  expect(document.activeElement).toBe(page.querySelector('h1'))
  const { consentCookie, consentCookieTime, consentExpireTime } = localStorage
  expect(consentCookie).toBe('{"analytical":true,"advertising":false}')
  expect(Math.abs(Date.now() - consentCookieTime)).toBeLessThan(10_000)
  expect(consentExpireTime - consentCookieTime).toBeGreaterThanOrEqual(year)
})

test('leaves a choice that storage refuses to the app, and closes the banner', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(click('[data-choice]')).toBe(true)
  expect(document.documentElement.dataset.consent).toBe('answered')
})

test('leaves other controls alone', () => {
  expect(click('#other')).toBe(true)
  expect(document.documentElement.dataset.consent).toBeUndefined()
})
