import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { createGate } from '#test/gate.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { survey } from './survey.fixture.ts'

const backend = useMockBackend()

interface Answer {
  code?: number
  /** Saving responds after this. */
  after?: Promise<void>
}

/** Serves the survey to a guest; saving responds with `code`. */
function serve(
  { code = 200, after, ...difference }: Record<string, unknown> & Answer = {},
  session = 'guest',
) {
  const sent: unknown[] = []
  backend.use(
    http.post('*/mock-account/session', () =>
      HttpResponse.json({ code: 200, data: { kind: session } }),
    ),
    http.post('*/api/survey/7', () =>
      HttpResponse.json({ code: 200, data: { ...survey, ...difference } }),
    ),
    http.post('*/api/survey/7/answer', async ({ request }) => {
      sent.push(await request.json())
      await after
      return HttpResponse.json({ code, data: null })
    }),
  )
  return sent
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

test('confirms before saving, saves once, and shows a message', async () => {
  const sent = serve()
  const screen = await renderRoute('/en/survey/7')
  await screen.getByRole('radio', { name: 'No' }).click()
  await screen.getByRole('checkbox', { name: 'Lanterns' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Waves' })).toBeDisabled()
  await screen.getByRole('textbox', { name: /Anything else/ }).fill(' more ')
  await screen.getByRole('button', { name: 'Submit answers' }).click()
  expect(sent).toEqual([])
  await screen.getByRole('button', { name: 'Agree and submit' }).click()
  const message = screen.getByText('Your answers have been submitted. Thank you!')
  await expect.element(message).toHaveFocus()
  expect(sent).toEqual([
    {
      lang: 'en',
      answers: [
        { questionIdx: 1, optionIdx: [2] },
        { questionIdx: 2, optionIdx: [2] },
        { questionIdx: 3, optionIdx: [], text: 'more' },
      ],
    },
  ])
  expect(screen.getByRole('radio').length).toBe(0)
})

test('focuses an unanswered required question and sends no request', async () => {
  const sent = serve()
  const screen = await renderRoute('/en/survey/7')
  await screen.getByRole('button', { name: 'Submit answers' }).click()
  const question = screen.getByRole('group', { name: /Do you listen/ })
  await expect.element(question).toHaveAccessibleDescription('Please answer this question.')
  await expect.element(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus()
  expect(sent).toEqual([])
})

test('announces the missing answer again on a second submit', async () => {
  serve()
  const screen = await renderRoute('/en/survey/7')
  const register = screen.getByRole('button', { name: 'Submit answers' })
  await register.click()
  const error = screen.getByRole('alert').filter({ hasText: 'Please answer this question.' })
  const first = error.element()
  await register.click()
  await expect.element(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus()
  expect(error.element()).not.toBe(first)
})

test('shows the progress', async () => {
  serve()
  const screen = await renderRoute('/en/survey/7')
  const progress = screen.getByRole('progressbar', { name: '0 of 3 questions answered' })
  await expect.element(progress).toBeVisible()
  await screen.getByRole('radio', { name: 'No' }).click()
  await expect
    .element(screen.getByRole('progressbar', { name: '1 of 3 questions answered' }))
    .toHaveAttribute('value', '1')
})

test('Back closes the confirmation and keeps the answers', async () => {
  serve()
  const screen = await renderRoute('/en/survey/7')
  await screen.getByRole('radio', { name: 'No' }).click()
  await screen.getByRole('button', { name: 'Submit answers' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Submit your answers?' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => screen.router.history.location.state.dialog).toBeDefined()
  screen.router.history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.router.state.location.pathname).toBe('/survey/7')
  await expect.element(screen.getByRole('radio', { name: 'No' })).toBeChecked()
})

test('does not resend a save automatically when its response was lost, and shows "already answered" after it as a probable success', async () => {
  const sent = serve({ code: 6001 })
  let isLost = true
  backend.use(
    http.post('*/api/survey/7/answer', async () => {
      if (!isLost) return undefined
      isLost = false
      sent.push('lost')
      return HttpResponse.error()
    }),
  )
  const screen = await renderRoute('/en/survey/7')
  await screen.getByRole('radio', { name: 'No' }).click()
  const register = screen.getByRole('button', { name: 'Submit answers' })
  await register.click()
  await screen.getByRole('button', { name: 'Agree and submit' }).click()
  const status = screen.getByRole('main').getByRole('status')
  await expect.element(status).toMatchTextContent(/submitted anyway\. Try again later/)
  expect(sent).toEqual(['lost'])
  await register.click()
  await screen.getByRole('button', { name: 'Agree and submit' }).click()
  await expect.element(status).toMatchTextContent(/probably submitted/)
  expect(sent).toHaveLength(2)
})

test('two clicks on the confirm button save once', async () => {
  const response = createGate()
  const sent = serve({ after: response.opened })
  const screen = await renderRoute('/en/survey/7')
  await screen.getByRole('radio', { name: 'No' }).click()
  await screen.getByRole('button', { name: 'Submit answers' }).click()
  await screen.getByRole('button', { name: 'Agree and submit' }).dblClick()
  // Before that, the second click could reach what has replaced the button.
  response.open()
  await expect.element(screen.getByText(/have been submitted/)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('shows a message when a survey ends while the visitor answers it', async () => {
  serve({ code: 6002 })
  const screen = await renderRoute('/en/survey/7')
  await screen.getByRole('radio', { name: 'No' }).click()
  serve({ code: 6002, status: 'ended' })
  await screen.getByRole('button', { name: 'Submit answers' }).click()
  await screen.getByRole('button', { name: 'Agree and submit' }).click()
  const status = screen.getByRole('main').getByRole('status')
  await expect.element(status).toMatchTextContent(/has ended/)
  await expect
    .element(screen.getByRole('button', { name: 'Submit answers' }))
    .not.toBeInTheDocument()
})

test('keeps the answers and shows a message for each code of a failed save', async () => {
  serve()
  const screen = await renderRoute('/en/survey/7')
  const chosen = screen.getByRole('radio', { name: 'No' })
  await chosen.click()
  for (const [code, message] of [
    [6001, /already taken this survey/],
    [6002, /has ended/],
    [6003, /check them and submit/],
    [6004, /isn't open yet/],
    [4010, /Please log in/],
    [5000, /try again later/],
  ] as const) {
    serve({ code })
    await screen.getByRole('button', { name: 'Submit answers' }).click()
    await screen.getByRole('button', { name: 'Agree and submit' }).click()
    const status = screen.getByRole('main').getByRole('status')
    await expect.element(status, { message: `${code}` }).toMatchTextContent(message)
    await expect.element(chosen, { message: `${code}` }).toBeChecked()
  }
})

test.each([
  ['guest', { status: 'preparing' }, /isn't open yet/],
  ['guest', { status: 'ended' }, /has ended/],
  ['guest', { answered: true }, /already taken/],
])('shows no form for a %s with %j', async (session, difference, message) => {
  serve(difference, session)
  const screen = await renderRoute('/en/survey/7')
  await expect.element(screen.getByText(message)).toBeVisible()
  expect(screen.getByRole('radio').length).toBe(0)
})

test('shows the questions to a visitor below one link to log in', async () => {
  serve({}, 'visitor')
  const screen = await renderRoute('/en/survey/7')
  await expect.element(screen.getByText(/Please log in/)).toBeVisible()
  expect(screen.getByRole('main').getByRole('link', { name: 'Log in' }).length).toBe(1)
  await expect.element(screen.getByText('No', { exact: true })).toBeVisible()
  expect(screen.getByRole('radio').length).toBe(0)
  expect(screen.getByRole('button', { name: 'Submit answers' }).length).toBe(0)
})

test('asks for confirmation before leaving unsaved answers', async () => {
  serve()
  const screen = await renderRoute('/en/survey/7')
  await screen.getByRole('radio', { name: 'No' }).click()
  await screen.getByRole('link', { name: 'Back to the list' }).click()
  await screen.getByRole('button', { name: 'Stay' }).click()
  expect(screen.router.state.location.pathname).toBe('/survey/7')
  await expect.element(screen.getByRole('radio', { name: 'No' })).toBeChecked()
  await screen.getByRole('link', { name: 'Back to the list' }).click()
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible()
})
