import { beforeEach, expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'

useMockBackend()

/** Replaces a part by one that fails as it does in a browser that denies an API. */
const { state, part } = await vi.hoisted(async () => {
  const { useEffect } = await import('react')
  const broken = { name: '', hasThrown: false }
  const fail = () => {
    broken.hasThrown = true
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const createPart = (name: string) => ({
    [name]: function Part() {
      useEffect(() => {
        if (broken.name === name) fail()
      }, [])
      return null
    },
  })
  return { state: { broken, fail }, part: createPart }
})

vi.mock('#features/music/music-loader.tsx', () => part('MusicLoader'))
vi.mock('#features/consent/consent-question.tsx', () => part('ConsentQuestion'))
vi.mock('#features/tracking/tracking.tsx', () => ({
  ...part('AnalyticalTracking'),
  ...part('AdvertisingTracking'),
}))
vi.mock('#features/popup/popup-loader.tsx', () => part('PopupLoader'))
vi.mock('#features/home/highlights.tsx', () => part('Highlights'))
vi.mock('#features/devlog/left-message-slot.tsx', () => part('LeftMessageSlot'))
vi.mock('./site-debug.tsx', () => part('SiteDebug'))
vi.mock('./demo-strip.tsx', () => part('DemoStrip'))

beforeEach(() => {
  state.broken.hasThrown = false
  const now = Date.now()
  localStorage.setItem('consentCookie', '{"analytical":true,"advertising":true}')
  localStorage.setItem('consentCookieTime', String(now - 1))
  localStorage.setItem('consentExpireTime', String(now + 60_000))
})

test.for([
  'MusicLoader',
  'ConsentQuestion',
  'AnalyticalTracking',
  'AdvertisingTracking',
  'PopupLoader',
  'Highlights',
  'LeftMessageSlot',
  'DemoStrip',
  'LanguageHint',
])('shows the whole page when %s fails', async (name) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  state.broken.name = name
  // The hint reads it while it renders.
  if (name === 'LanguageHint') {
    vi.spyOn(navigator, 'languages', 'get').mockImplementation(state.fail)
  }
  const screen = await renderSite('/en/')
  await expect
    .poll(() => {
      // The first scroll brings the popups.
      window.dispatchEvent(new Event('scroll'))
      return state.broken.hasThrown
    })
    .toBe(true)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.getByText(/Something went wrong/).query()).toBeNull()
  expect(warn).toHaveBeenCalledWith('a section failed', expect.any(DOMException))
})
