import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { survey } from './survey.fixture.ts'

const backend = useMockBackend()

const ok = (data: unknown) => HttpResponse.json({ code: 200, data })

/** Serves the survey to a guest. @returns the answers that were sent */
function serve(difference: object = {}) {
  const sent: unknown[] = []
  backend.use(
    http.post('*/mock-account/session', () => ok({ kind: 'guest' })),
    http.post('*/api/survey/7', () => ok({ ...survey, ...difference })),
    http.post('*/api/survey/7/answer', async ({ request }) => {
      sent.push(await request.json())
      return ok(null)
    }),
  )
  return sent
}

test('restores the answers of an account after a reload, until they are saved', async () => {
  const text = '가'.repeat(300)
  serve()
  const first = await renderRoute('/en/survey/7')
  await first.getByRole('radio', { name: 'No' }).click()
  await first.getByRole('checkbox', { name: 'Lanterns' }).click()
  await first.getByRole('textbox', { name: /Anything else/ }).fill(text)
  await first.unmount()

  const [listens, songs, more] = survey.questions
  const options = [{ idx: 1, text: 'Waves' }]
  const sent = serve({ questions: [listens, { ...songs, options }, more] })
  const second = await renderRoute('/en/survey/7')
  await expect.element(second.getByRole('radio', { name: 'No' })).toBeChecked()
  await expect.element(second.getByRole('textbox', { name: /Anything else/ })).toHaveValue(text)
  await second.getByRole('button', { name: 'Submit answers' }).click()
  await second.getByRole('button', { name: 'Agree and submit' }).click()
  await expect.element(second.getByText(/Your answers have been submitted/)).toBeVisible()
  expect(sent).toMatchObject([{ answers: [{ optionIdx: [2] }, { text }] }])
  await expect.poll(() => sessionStorage.getItem('surveyDraft_7')).toBeNull()
})

test('shows neither the answers of another account nor those of a form that was left', async () => {
  sessionStorage.setItem(
    'surveyDraft_7',
    JSON.stringify({ account: 'member 1000100001', draft: { 1: { chosen: [2], text: '' } } }),
  )
  serve()
  const screen = await renderRoute('/en/survey/7')
  const no = screen.getByRole('radio', { name: 'No' })
  await expect.element(no).not.toBeChecked()
  await no.click()
  await screen.getByRole('link', { name: 'Back to the list' }).click()
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => sessionStorage.getItem('surveyDraft_7')).toBeNull()
})
