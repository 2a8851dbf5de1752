import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'
import { watchRemovedControls } from './removed-controls.ts'

useMockBackend()

type Screen = Awaited<ReturnType<typeof renderSite>>

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const now = Date.now()
  localStorage.setItem('consentCookie', '{"analytical":false,"advertising":false}')
  localStorage.setItem('consentCookieTime', String(now - 1))
  localStorage.setItem('consentExpireTime', String(now + 60_000))
})

const button = (name: string) => (screen: Screen) => screen.getByRole('button', { name })

/** Loads the images of a host that is down. */
function failImages({ container }: Screen): void {
  for (const n of [1, 2, 3]) {
    const image = new Image()
    container.append(image)
    image.src = `/nowhere/${n}.png`
  }
}

const cases = [
  ['/en/community/news', 'Mark new posts', button('Mark new posts')],
  ['/en/ranking/level', 'Pin my rank', button('Pin my rank')],
  ['/en/policy/cookies', 'the note on images', button('Close'), failImages],
  [
    '/en/policy/cookies',
    'the language hint',
    (screen: Screen) =>
      screen.getByRole('complementary', { name: 'Language suggestion' }).getByRole('button'),
  ],
  [
    '/en/devlog/withBTS',
    'a message that was left',
    (screen: Screen) => screen.getByRole('note').getByRole('button'),
    async ({ router }: Screen) => {
      // The page before gets the focus when it is rendered again, which may be after the message.
      const isBack = new Promise<void>((resolve) => {
        router.subscribe('onRendered', ({ toLocation }) => {
          if (toLocation.pathname === '/devlog/withBTS') resolve()
        })
      })
      await router.navigate({ to: '/devlog/withBTS/$idx', params: { idx: 99_999 } })
      await isBack
    },
  ],
] as const

test.for(cases)(
  '%s: keeps the focus on the page when %s is gone',
  async ([path, , find, begin]) => {
    if (path === '/en/policy/cookies' && !begin) {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ko'])
    }
    const screen = await renderSite(path)
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await begin?.(screen)
    const control = find(screen)
    await expect.element(control).toBeVisible()
    const node = control.element()
    if (path === '/en/ranking/level')
      await screen.getByLabelText('Your nickname in the game').fill('Fox')
    node.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => node.isConnected).toBe(false)
    await expect.poll(() => document.activeElement).not.toBe(document.body)
    const focused = document.activeElement
    expect(focused?.closest('#main, #my-rank, [role="group"]')).not.toBeNull()
  },
)

test('does not activate what replaces a control with the second click', async () => {
  const screen = await renderSite('/en/community/news')
  await button('Mark new posts')(screen).dblClick()
  await expect.element(button('Mark all as read')(screen)).toBeVisible()
  expect(screen.getByText('All posts have been marked as read.').query()).toBeNull()
  await button('Mark all as read')(screen).click()
  await expect.element(screen.getByText('All posts have been marked as read.')).toBeInTheDocument()
})

test('moves the focus to what is left around a removed control, and leaves any other focus alone', async () => {
  onTestFinished(watchRemovedControls())
  const box = document.createElement('div')
  box.innerHTML = `<button id="other">x</button><main id="main" tabindex="-1"><section tabindex="-1">
    <div tabindex="-1"><button>x</button></div><button>y</button></section></main>`
  document.body.append(box)
  onTestFinished(() => box.remove())
  const [section, group] = [box.querySelector('section'), box.querySelector('div')]
  const buttons = [...box.querySelectorAll('button')]
  const [other, first, second] = buttons
  first?.focus()
  group?.remove()
  await expect.poll(() => document.activeElement).toBe(section)
  second?.focus()
  second?.blur()
  await Promise.resolve()
  second?.remove()
  await new Promise((done) => requestAnimationFrame(done))
  expect(document.activeElement).toBe(document.body)
  other?.focus()
  section?.remove()
  await new Promise((done) => requestAnimationFrame(done))
  expect(document.activeElement).toBe(other)
  other?.remove()
  await expect.poll(() => document.activeElement?.id).toBe('main')
})

test('leaves a double click on one control alone, also on its label', async () => {
  onTestFinished(watchRemovedControls())
  const box = document.createElement('div')
  box.innerHTML =
    '<label><input type="checkbox" checked> <span>text</span></label><button>x</button>'
  document.body.append(box)
  onTestFinished(() => box.remove())
  const clicks = vi.fn<() => void>()
  box.querySelector('button')?.addEventListener('click', clicks)
  await userEvent.dblClick(box.querySelector('span') ?? box)
  expect(box.querySelector('input')?.checked).toBe(true)
  await userEvent.dblClick(box.querySelector('button') ?? box)
  expect(clicks).toHaveBeenCalledTimes(2)
})

test('clicks on two controls with a key in between are no double click, as WebKit counts them', () => {
  onTestFinished(watchRemovedControls())
  const box = document.createElement('div')
  box.innerHTML = '<input><button>x</button>'
  document.body.append(box)
  onTestFinished(() => box.remove())
  const [field, next] = [box.querySelector('input'), box.querySelector('button')]
  const clicks = vi.fn<() => void>()
  next?.addEventListener('click', clicks)
  field?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: '1' }))
  next?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  expect(clicks).toHaveBeenCalledOnce()
})
