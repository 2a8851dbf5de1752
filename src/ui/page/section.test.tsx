import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { dataSavingKey } from '#lib/preferences.ts'
import { storage } from '#lib/storage.ts'
import { useMockBackend, recordCalls } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

/** Renders the main page with the link to the developer log in view. */
async function visitHome() {
  backend.use(http.post('*/api/main/popup', () => HttpResponse.json({ code: 200, data: [] })))
  const lists = recordCalls(backend, '/api/intheseom/withBTS')
  const screen = await renderRoute('/en/')
  const link = screen.getByRole('link', { name: 'View all Developer log' })
  await expect.element(link).toBeVisible()
  // Search engines read the text of a link, not its label.
  expect(link.element().textContent).toBe('View all Developer log')
  link.element().scrollIntoView({ block: 'center' })
  // The router preloads a link after some frames in view.
  for (let frame = 0; frame < 5; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return { screen, lists, link }
}

test('preloads the page of "View all" before it is clicked', async () => {
  const { lists, link } = await visitHome()
  const listsInView = () => {
    // Sections that load above the link move it.
    link.element().scrollIntoView({ block: 'center' })
    return lists
  }
  await expect.poll(listsInView).toEqual([{ lang: 'en', page: 1, size: 10 }])
})

test('loads the page on click when data is saved', async () => {
  storage.setItem(dataSavingKey, 'on')
  const { screen, lists, link } = await visitHome()
  expect(lists).toEqual([])
  await link.click()
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toMatchTextContent('Developer log')
  await expect.poll(() => lists).toEqual([{ lang: 'en', page: 1, size: 10 }])
})
