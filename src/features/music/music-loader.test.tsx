import { QueryClient, QueryClientProvider, useIsFetching } from '@tanstack/react-query'
import { atom, createStore, Provider, useAtomValue } from 'jotai'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { createGate } from '#test/gate.ts'
import { useMockBackend, recordCalls } from '#test/mock-backend.ts'
import { renderUi } from '#test/render.tsx'
import { MusicLoader } from './music-loader.tsx'

const backend = useMockBackend()

/** Visits pages with these music codes in sequence. */
async function visit(first: string | null) {
  const store = createStore()
  const codeAtom = atom(first)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Page = () => (
    <>
      <MusicLoader code={useAtomValue(codeAtom)} isVideoOn={false} scheme={undefined} />
      {useIsFetching() === 0 && <p>Nothing is loading</p>}
    </>
  )
  const screen = await renderUi(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>
    </Provider>,
  )
  const file = () => screen.container.querySelector('audio')?.getAttribute('src') ?? null
  const go = (code: string | null) => store.set(codeAtom, code)
  return { screen, file, go }
}

test('makes no request and renders no player for a page without a code; the next page may have one', async () => {
  const calls = recordCalls(backend, '/api/setting/bgm')
  const { screen, file, go } = await visit(null)
  expect(screen.container.querySelector('audio')).toBeNull()
  go('MAIN_EN')
  await expect.poll(file).toMatch(/morning\.mp3/)
  expect(calls).toEqual([{ code: 'MAIN_EN' }])
})

test.for([
  ['an empty list', () => HttpResponse.json({ code: 200, data: [] })],
  ['an invalid list', () => HttpResponse.json({ code: 500, data: null })],
] as const)('renders no player and no error for %s', async ([, response]) => {
  const gate = createGate()
  backend.use(
    http.post('*/api/setting/bgm', () => {
      gate.open()
      return response()
    }),
  )
  const { screen, file, go } = await visit('COUPON_EN')
  await gate.opened
  await expect.element(screen.getByText('Nothing is loading')).toBeVisible()
  backend.resetHandlers()
  expect(screen.container.querySelector('audio')).toBeNull()
  expect(screen.getByRole('alert').query()).toBeNull()
  go('MAIN_EN')
  await expect.poll(file).toMatch(/morning\.mp3/)
})

test('keeps the last list until the next one loads, and clears it when loading fails', async () => {
  const { file, go } = await visit('MAIN_EN')
  await expect.poll(file).toMatch(/morning\.mp3/)
  const requested = createGate()
  const response = createGate()
  backend.use(
    http.post('*/api/setting/bgm', async () => {
      requested.open()
      await response.opened
      return HttpResponse.json({ code: 500, data: null })
    }),
  )
  go('COUPON_EN')
  await requested.opened
  expect(file()).toMatch(/morning\.mp3/)
  response.open()
  await expect.poll(file).toBeNull()
})

test('mixes with the music of another player where the browser can', async () => {
  const audioSession = { type: 'auto' }
  Object.defineProperty(navigator, 'audioSession', { value: audioSession, configurable: true })
  const { file } = await visit('MAIN_EN')
  await expect.poll(file).not.toBeNull()
  expect(audioSession.type).toBe('ambient')
  Reflect.deleteProperty(navigator, 'audioSession')
})
