import { http, HttpResponse } from 'msw'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PairedTexts } from '#features/devlog/paired-texts.tsx'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { renderUi } from '#test/render.tsx'
import { VideoPlayer } from '#ui/media/video-facade.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'

const backend = useMockBackend()

/** Renders what `part` returns again on a click. */
function Again({ part }: { part: () => ReactNode }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Rendered again: ${count}`}
      </button>
      {part()}
    </>
  )
}

test('a refetch after a survey was saved leaves the focus where it is', async () => {
  let reads = 0
  backend.use(
    http.post('*/mock-account/session', () =>
      HttpResponse.json({ code: 200, data: { kind: 'guest' } }),
    ),
    http.post('*/api/survey/7', () => {
      reads += 1
      const options = [{ idx: 1, text: 'Yes' }]
      const question = { idx: 1, text: 'Ok?', kind: 'single', required: true, options }
      const times = { startDt: '2024-06-01', endDt: '2024-06-30' }
      const survey = { idx: 7, title: `Music ${reads}`, status: 'open', answered: false, ...times }
      return HttpResponse.json({ code: 200, data: { ...survey, questions: [question] } })
    }),
    http.post('*/api/survey/7/answer', () => HttpResponse.json({ code: 200, data: null })),
  )
  const { queryClient, ...screen } = await renderRoute('/en/survey/7')
  await screen.getByRole('radio', { name: 'Yes' }).click()
  await screen.getByRole('button', { name: 'Submit answers' }).click()
  await screen.getByRole('button', { name: 'Agree and submit' }).click()
  await expect
    .element(screen.getByText('Your answers have been submitted. Thank you!'))
    .toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const back = screen.getByRole('link', { name: 'Back to the list' })
  back.element().focus()
  const before = reads
  await queryClient.invalidateQueries()
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent(`Music ${before + 1}`)
  await expect.element(back).toHaveFocus()
})

test('a video that is rendered again leaves the focus where it is', async () => {
  const focus = vi.spyOn(HTMLIFrameElement.prototype, 'focus')
  const video = { id: 'x', start: 0 }
  const { getByRole } = await renderUi(
    <Again part={() => <VideoPlayer video={video} title="A" />} />,
  )
  expect(focus).toHaveBeenCalled()
  focus.mockClear()
  await getByRole('button').click()
  await expect.element(getByRole('button')).toHaveTextContent('Rendered again: 1')
  // Not where the focus is: without a network Chromium takes it from the page when the frame fails to load.
  expect(focus).not.toHaveBeenCalled()
})

test('texts side by side that are rendered again keep the selection and the focus', async () => {
  const own = { html: '<p>one <a href="/x">link</a></p>', lang: 'en' } as const
  const other = { html: '<p>하나</p>', lang: 'kr' } as const
  const { container, getByRole } = await renderUi(
    <Again part={() => <PairedTexts source={{ id: 1, title: '' }} own={own} other={other} />} />,
  )
  const link = getByRole('link', { name: 'link' })
  await expect.element(link).toBeVisible()
  const korean = container.querySelector('[lang=ko] p')
  if (korean) getSelection()?.selectAllChildren(korean)
  link.element().focus()
  // Not a click, which would move both.
  getByRole('button', { name: /^Rendered again/ })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(getByRole('button', { name: 'Rendered again: 1' })).toBeVisible()
  await expect.element(link).toHaveFocus()
  expect(getSelection()?.toString()).toBe('하나')
})

test('a link to copy by hand that is rendered again keeps what is selected in it', async () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  const { getByRole } = await renderUi(
    <Again part={() => <ShareButton title="A" url="https://island.example/" />} />,
  )
  await getByRole('button', { name: 'Copy link' }).click()
  const field = getByRole('textbox', { name: 'Copy this link' })
  await expect.element(field).toBeVisible()
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('The link is not in an input.')
  input.setSelectionRange(2, 5)
  await userEvent.click(getByRole('button', { name: /^Rendered again/ }))
  await expect.element(getByRole('button', { name: 'Rendered again: 1' })).toBeVisible()
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 5])
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})
