import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderUi } from '#test/render.tsx'
import { MusicBar } from './music-bar.tsx'

const backend = useMockBackend()

async function listen(code: string | null) {
  const client = new QueryClient()
  const store = createStore()
  const bar = (shown: string | null) => (
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <MusicBar code={shown} />
      </QueryClientProvider>
    </Provider>
  )
  const screen = await renderUi(bar(code))
  const audio = screen.container.querySelector('audio')
  if (audio === null) throw new Error('There is nothing to play with.')
  return { screen, audio }
}

test('plays when asked to, goes from track to track and round again', async () => {
  const { screen, audio } = await listen('MAIN_EN')
  const next = screen.getByRole('button', { name: 'Next track' })
  await expect.element(next).toBeVisible()
  expect(audio.paused).toBe(true)
  await screen.getByRole('button', { name: 'Play music' }).click()
  await expect.poll(() => audio.paused).toBe(false)
  const address = audio.src
  await next.click()
  await expect.poll(() => audio.src).not.toBe(address)
  audio.dispatchEvent(new Event('ended'))
  await expect.poll(() => audio.src).toMatch(/dusk\.mp3/)
  audio.dispatchEvent(new Event('ended'))
  await expect.poll(() => audio.src).toBe(address)
  await expect.poll(() => audio.paused).toBe(false)
  await screen.getByRole('button', { name: 'Pause music' }).click()
  await expect.poll(() => audio.paused).toBe(true)
})

test('asks for nothing without a code, and shows nothing', async () => {
  let calls = 0
  backend.use(http.post('*/api/setting/bgm', () => void (calls += 1)))
  const { screen } = await listen(null)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls).toBe(0)
  expect(screen.getByRole('button').query()).toBeNull()
})

test('a list that cannot be read is no music and no message', async () => {
  let answered = false
  backend.use(
    http.post('*/api/setting/bgm', () => {
      answered = true
      return HttpResponse.json({ code: 500, data: null })
    }),
  )
  const { screen } = await listen('MAIN_EN')
  await expect.poll(() => answered).toBe(true)
  expect(screen.getByRole('button').query()).toBeNull()
  expect(screen.getByRole('alert').query()).toBeNull()
})
