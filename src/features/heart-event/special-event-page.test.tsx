import { afterEach, expect, test } from 'vitest'
import { site } from '#site.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

afterEach(() => {
  site.mailboxLinks = {}
})

test.for([
  [541, /Lantern Festival/, /festival are over/],
  [542, /Promise Between Two Islands/, /other island's name/],
  [544, /Night of Fireworks/, /fireworks are going up again/],
] as const)(
  'shows artwork, rewards, rules and the editors’ text of event %i',
  async ([id, name, text]) => {
    const screen = await renderRoute(`/en/community/event/${id}`)
    await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect
      .element(screen.getByRole('presentation').first())
      .toHaveAttribute('src', expect.stringContaining(`event-hero-${id}-1600x700`))
    const rewards = screen.getByRole('region', { name: 'Rewards' })
    await expect.element(rewards.getByText('3 stamps')).toBeVisible()
    await expect.element(rewards.getByText(/goal met on the last day/)).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Please note' })).toBeVisible()
    await expect.element(screen.getByRole('article').getByText(text)).toBeVisible()
  },
)

const mailbox = { name: 'Open the announcement in your game mailbox' }

test('links to the mailbox with the URL of the event and language', async () => {
  site.mailboxLinks = { 541: { kr: '', en: 'isleoflumi://mailbox/541-en', jp: '' } }
  const screen = await renderRoute('/en/community/event/541')
  const link = screen.getByRole('link', mailbox)
  await expect.element(link).toHaveAttribute('href', 'isleoflumi://mailbox/541-en')
  await expect.element(link).not.toHaveAttribute('target')
})

test.for(['/jp/community/event/541', '/en/community/event/542'] as const)(
  'hides the mailbox link without a configured URL: %s',
  async (path) => {
    site.mailboxLinks = { 541: { kr: 'x:1', en: 'x:2', jp: '' } }
    const screen = await renderRoute(path)
    await expect.element(screen.getByRole('article')).toBeVisible()
    expect(document.querySelector('a[href^="x:"]')).toBeNull()
  },
)

test('shows the event as a plain article in the webview', async () => {
  const screen = await renderRoute('/en/link/community/event/541')
  await expect.element(screen.getByRole('article')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Rewards' }).query()).toBeNull()
})
