import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { createGate } from '#test/gate.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()
const busy = () => document.querySelector('[aria-busy="true"]')
const refuse = () => new HttpResponse(null, { status: 500 })

test('keeps the Retry button and its focus until a response arrives', async () => {
  // Not with `once`: a section that mounts after a failed read reads again.
  backend.use(http.post('*/api/community/faq', refuse))
  const screen = await renderRoute('/en/community/faq')
  const retry = screen.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  const response = createGate()
  backend.use(
    http.post('*/api/community/faq', async () => {
      await response.opened
      return refuse()
    }),
  )
  await retry.click()
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true')
  await expect.element(retry).toHaveFocus()
  response.open()
  await expect.element(retry).not.toHaveAttribute('aria-disabled')
  await expect.element(retry).toHaveFocus()
  backend.resetHandlers()
  await retry.click()
  await expect.element(screen.getByRole('main').getByRole('group').first()).toBeVisible()
})

test('keeps the messages of all failed sections while one Retry reads them again', async () => {
  backend.use(
    http.post('*/api/main/popup', () => HttpResponse.json({ code: 200, data: [] })),
    http.post('*/api/main/notice', refuse),
    http.post('*/api/main/withBTS', refuse),
  )
  const screen = await renderRoute('/en/')
  const alerts = screen.getByRole('main').getByRole('alert')
  await expect.poll(() => alerts.length).toBe(2)
  const before = alerts.elements()
  const response = createGate()
  const respondLater = () => response.opened.then(refuse)
  backend.use(
    http.post('*/api/main/notice', respondLater),
    http.post('*/api/main/withBTS', respondLater),
  )
  await alerts.first().getByRole('button', { name: 'Retry' }).click()
  const busyButtons = () => screen.container.querySelectorAll('main [aria-disabled="true"]').length
  await expect.poll(busyButtons).toBe(2)
  expect(alerts.elements()).toEqual(before)
  response.open()
  await expect.poll(busyButtons).toBe(0)
  expect(alerts.elements()).toEqual(before)
})

test('marks the current content as stale while another page loads', async () => {
  const screen = await renderRoute('/en/community/news')
  await expect.element(screen.getByRole('list', { name: 'Posts, newest first' })).toBeVisible()
  const response = createGate()
  backend.use(
    http.post('*/api/community/notice', async () => {
      await response.opened
      return undefined
    }),
  )
  await screen.getByRole('link', { name: 'Next page' }).click()
  await expect.poll(busy).not.toBeNull()
  response.open()
  await expect.poll(busy).toBeNull()
})
