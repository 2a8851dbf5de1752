import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'
import { recordOf } from './consent-record.ts'
import { isAllowedNow } from './consent.atoms.ts'

useMockBackend()

const root = document.documentElement

const storedChoice = () => localStorage.getItem('consentCookie')

test('starts with a choice that the first script has stored, and announces it', async () => {
  root.dataset.consent = 'answered'
  const record = Object.entries(recordOf({ analytical: true, advertising: false }, Date.now()))
  for (const [key, value] of record) localStorage.setItem(key, value)
  const screen = await renderSite('/en/settings')
  await expect
    .element(screen.getByText('Your cookie settings have been saved.'))
    .toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Accept all' })).not.toBeInTheDocument()
  expect(root.dataset.consent).toBeUndefined()
  expect(isAllowedNow('analytical')).toBe(true)
})

test('keeps a banner closed that was answered, if the first script could not store the choice', async () => {
  root.dataset.consent = 'answered'
  const screen = await renderSite('/en/coupon')
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const accept = screen.getByRole('button', { name: 'Accept all', includeHidden: true })
  await expect.element(accept).not.toBeVisible()
  // The first script replays the click.
  accept.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(storedChoice).toBe('{"analytical":true,"advertising":true}')
  expect(root.dataset.consent).toBeUndefined()
})
