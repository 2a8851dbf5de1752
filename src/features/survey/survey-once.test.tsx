import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { createGate } from '#test/gate.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

const question = { idx: 1, text: 'Do you listen?', kind: 'single', required: true }
const survey = {
  idx: 7,
  title: 'Music',
  status: 'open',
  startDt: '2024-06-01',
  endDt: '2024-06-30',
  answered: false,
  questions: [
    {
      ...question,
      options: [
        { idx: 1, text: 'Yes' },
        { idx: 2, text: 'No' },
      ],
    },
  ],
}

const respond =
  (data: unknown, code = 200) =>
  () =>
    HttpResponse.json({ code, data })

/** Serves the survey to a guest who has answered it already. @returns the requests */
function serve() {
  const sent: unknown[] = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(
    http.post('*/mock-account/session', respond({ kind: 'guest' })),
    http.post('*/api/survey/7', respond(survey)),
    http.post('*/api/survey/7/answer', respond(null, 6001)),
  )
  return sent
}

test('sends nothing while the answers of a form that was left are pending, and remembers that they were lost', async () => {
  const response = createGate()
  const sent = serve()
  const answer = http.post('*/api/survey/7/answer', async () => {
    sent.push('lost')
    await response.opened
    return HttpResponse.error()
  })
  backend.use(answer)
  const screen = await renderRoute('/en/survey/7')
  const submit = async () => {
    await screen.getByRole('radio', { name: 'No' }).click()
    await screen.getByRole('button', { name: 'Submit answers' }).click()
  }
  await submit()
  await screen.getByRole('button', { name: 'Agree and submit' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  await screen.router.navigate({ to: '/settings', ignoreBlocker: true })
  await expect.element(screen.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await screen.router.navigate({ to: '/survey/$idx', params: { idx: 7 } })
  await submit()
  const busy = screen.getByRole('button', { name: 'Submitting' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  response.open()
  serve()
  await screen.getByRole('button', { name: 'Agree and submit' }).click()
  const status = screen.getByRole('main').getByRole('status')
  await expect.element(status).toMatchTextContent(/probably submitted/)
})
