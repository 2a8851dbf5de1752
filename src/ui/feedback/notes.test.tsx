import { onlineManager } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { expect, test, afterEach, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { renderUi } from '#test/render.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { ImagesNote } from './images-note.tsx'

const loaded = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`
const note = "Images can't be loaded right now. You can still read everything."

function Images({ count, loads = false }: { count: number; loads?: boolean }) {
  return (
    <>
      {Array.from({ length: count }, (_, n) => (
        <Picture
          key={n}
          src={`/nowhere/${n}.png`}
          alt={`Lost ${n}`}
          width={32}
          height={32}
          priority
        />
      ))}
      {loads && <img src={loaded} alt="Found" />}
      <ImagesNote />
    </>
  )
}

test('says once that images are missing, after the third that failed', async () => {
  const screen = await renderUi(<Images count={3} />)
  await expect.element(screen.getByText(note)).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText(note)).not.toBeInTheDocument()
})

test('says nothing if only two images failed', async () => {
  const screen = await renderUi(<Images count={2} />)
  await expect.element(screen.getByText('Lost 1')).toBeVisible()
  await expect.element(screen.getByText(note)).not.toBeInTheDocument()
})

test('says nothing if an image was loaded', async () => {
  const screen = await renderUi(<Images count={4} loads />)
  await expect.element(screen.getByText('Lost 3')).toBeVisible()
  await expect.element(screen.getByRole('img')).toBeVisible()
  await expect.element(screen.getByText(note)).not.toBeInTheDocument()
})

useMockBackend()

test('looks for no stalled images once one was loaded', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const screen = await renderUi(<Images count={1} loads />)
  await expect.element(screen.getByRole('img', { name: 'Found' })).toBeVisible()
  await expect.poll(() => vi.getTimerCount()).toBe(0)
})

/** An image whose host does not respond. */
const Stalled = () => (
  <img
    alt="Stalled"
    width={32}
    height={32}
    ref={(image) => {
      if (image) Object.defineProperty(image, 'complete', { value: false })
    }}
  />
)

/** Advances the timer by a check, whose result is there after the next frame. */
async function nextCheck() {
  vi.advanceTimersByTime(2000)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

test.for<[name: string, text: string | null, style?: CSSProperties]>([
  ['in view', note],
  ['in a part that is not rendered', null, { contentVisibility: 'hidden' }],
  ['far below the window', null, { marginTop: '300vh' }],
])('says within 8 s whether images %s do not load', async ([, text, style]) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { container } = await renderUi(
    <>
      <ImagesNote />
      <div style={style}>
        <Stalled />
        <Stalled />
        <Stalled />
      </div>
    </>,
  )
  for (let checks = 0; checks < 3; checks += 1) await nextCheck()
  expect(container.textContent).toBe('')
  await nextCheck()
  await nextCheck()
  await expect.poll(() => container.textContent).toBe(text ?? '')
})

afterEach(() => onlineManager.setOnline(true))

test('keeps loaded content readable and shows a note when offline', async () => {
  const screen = await renderRoute('/en/community/news/1059')
  await expect.element(screen.getByText(/Hello, Lumis/)).toBeVisible()
  onlineManager.setOnline(false)
  await expect
    .element(screen.getByText(/You can still read what you've already opened/))
    .toBeVisible()
  // A post that was not loaded shows the offline state, and loads once the device is online.
  await screen.getByRole('link', { name: /^Next post/ }).click()
  await expect.element(screen.getByText(/This will load when/)).toBeVisible()
  screen.router.history.back()
  await expect.element(screen.getByText(/Hello, Lumis/)).toBeVisible()
  await screen.router.navigate({ to: '/community/news/$newsIdx', params: { newsIdx: 1060 } })
  onlineManager.setOnline(true)
  await expect.element(screen.getByRole('article')).toBeVisible()
  await expect.element(screen.getByText(/You can still read/)).not.toBeInTheDocument()
})
