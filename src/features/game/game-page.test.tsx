import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { useMockBackend, recordCalls } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

test('shows the story of each game and loads a video only on click', async () => {
  const screen = await renderRoute('/en/game')
  const story = screen.getByRole('region', { name: 'Dusk Courier' })
  await expect.element(story.getByText(/Find your way/)).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  await expect.element(story.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
  await story.getByRole('button', { name: 'Play video: Dusk Courier' }).click()
  const frame = document.querySelector('iframe')
  expect(frame?.title).toBe('Dusk Courier')
  expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/)
})

test('links to the story of each game and to the guide', async () => {
  const calls = recordCalls(backend, '/api/game')
  const screen = await renderRoute('/jp/game')
  const list = screen.getByRole('main').getByRole('navigation')
  const links = list.getByRole('link')
  await expect.poll(() => links.length).toBe(3)
  for (const link of links.elements()) {
    const anchor = link.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(anchor)?.textContent).toContain(link.textContent)
  }
  const guide = screen.container.querySelector('a[href^="https://guide.example/jp/"]')
  expect(guide?.getAttribute('rel')).toBe('noopener noreferrer')
  expect(calls).toEqual([{ lang: 'ja' }])
})

test('introduces Lumi and the members, by name and house in the language of the page', async () => {
  const screen = await renderRoute('/jp/game')
  const people = screen.getByRole('region', { name: '島の仲間たち' }).getByRole('listitem')
  await expect.poll(() => people.length).toBe(6)
  await expect.element(people.first()).toMatchTextContent(/灯台の丘より、ルミ/)
})

test('has the board of the day next to the steps', async () => {
  document.documentElement.dataset.platform = 'computer'
  const screen = await renderRoute('/kr/game')
  const steps = screen.getByRole('region', { name: '플레이 방법' })
  await expect.element(steps).toBeVisible()
  steps.element().scrollIntoView()
  await expect.element(steps.getByRole('grid', { name: '타일' })).toBeVisible()
})

const headingLevels = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ localName }) => localName)

test('nests the headings of a story below the heading of its game', async () => {
  const screen = await renderRoute('/en/game')
  const story = screen.getByRole('region', { name: 'Dusk Courier' })
  await expect.element(story.getByText(/Find your way/)).toBeVisible()
  const stories = Array.from({ length: 3 }, () => ['h2', 'h3', 'h3']).flat()
  const steps = ['h3', 'h3', 'h3']
  await expect.poll(headingLevels).toEqual(['h1', ...stories, 'h2', ...steps, 'h2'])
})

test('shows Retry when the list fails to load', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(http.post('*/api/game', () => new HttpResponse(null, { status: 500 })))
  const screen = await renderRoute('/en/game')
  const retry = screen.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  backend.resetHandlers()
  await retry.click()
  await expect.element(screen.getByRole('region', { name: 'Dusk Courier' })).toBeVisible()
})
