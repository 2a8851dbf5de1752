import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

const survey = {
  idx: 7,
  title: 'Music',
  status: 'open',
  startDt: '2024-06-01',
  endDt: '2024-06-30',
  answered: false,
  questions: [
    {
      idx: 1,
      text: 'Do you listen?',
      kind: 'single',
      required: true,
      options: [
        { idx: 1, text: 'Yes' },
        { idx: 2, text: 'No' },
      ],
    },
    {
      idx: 2,
      text: 'Which songs?',
      kind: 'multiple',
      required: false,
      max: 1,
      options: [
        { idx: 1, text: 'Waves' },
        { idx: 2, text: 'Lanterns' },
      ],
    },
    { idx: 3, text: 'Anything else?', kind: 'text', required: false, options: [] },
  ],
}

/** Serves the survey to a guest; a save is answered with `code`. */
function serve({ code = 200, ...difference }: object & { code?: number } = {}, session = 'guest') {
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
      return HttpResponse.json({ code, data: null })
    }),
  )
  return sent
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('asks before it saves, saves once, and says so', async () => {
  const sent = serve()
  const screen = await renderRoute('/en/survey/7')
  await screen.getByRole('radio', { name: 'No' }).click()
  await screen.getByRole('checkbox', { name: 'Lanterns' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Waves' })).toBeDisabled()
  await screen.getByRole('textbox', { name: /Anything else/ }).fill(' more ')
  await screen.getByRole('button', { name: 'Register answers' }).click()
  expect(sent).toEqual([])
  await screen.getByRole('button', { name: 'Register', exact: true }).click()
  const told = screen.getByText('Your answers have been registered successfully.')
  await expect.element(told).toHaveFocus()
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

test('points at a required question that is open, and sends nothing', async () => {
  const sent = serve()
  const screen = await renderRoute('/en/survey/7')
  await screen.getByRole('button', { name: 'Register answers' }).click()
  const question = screen.getByRole('group', { name: /Do you listen/ })
  await expect.element(question).toHaveAccessibleDescription('Please answer this question.')
  await expect.element(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus()
  expect(sent).toEqual([])
})

test.each([
  [6001, /already taken/],
  [6002, /has ended/],
  [6003, /select your answers again/],
  [6004, /being prepared/],
  [4010, /Login required/],
  [5000, /try again later/],
])('a save that is answered %i keeps the answers and tells %s', async (code, told) => {
  serve({ code })
  const screen = await renderRoute('/en/survey/7')
  await screen.getByRole('radio', { name: 'No' }).click()
  await screen.getByRole('button', { name: 'Register answers' }).click()
  await screen.getByRole('button', { name: 'Register', exact: true }).click()
  const status = screen.getByRole('main').getByRole('status')
  await expect.element(status).toMatchTextContent(told)
  await expect.element(screen.getByRole('radio', { name: 'No' })).toBeChecked()
})

test.each([
  ['visitor', {}, /Login required/],
  ['guest', { status: 'preparing' }, /being prepared/],
  ['guest', { status: 'ended' }, /has ended/],
  ['guest', { answered: true }, /already taken/],
])('for a %s, with %j, there is no form', async (session, difference, told) => {
  serve(difference, session)
  const screen = await renderRoute('/en/survey/7')
  await expect.element(screen.getByText(told)).toBeVisible()
  expect(screen.getByRole('radio').length).toBe(0)
})

test('asks before leaving with answers that are not saved', async () => {
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
