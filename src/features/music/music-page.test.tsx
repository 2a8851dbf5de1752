import { createStore, Provider } from 'jotai'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { renderUi } from '#test/render.tsx'
import { MusicPage } from './music-page.tsx'
import { musicAtom, sendMusicAtom } from './music.atoms.ts'

const backend = useMockBackend()

async function renderPage() {
  const store = createStore()
  const screen = await renderUi(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <MusicPage />
      </QueryClientProvider>
    </Provider>,
  )
  return { screen, store }
}

test('lists each song once, with its artist', async () => {
  const { screen } = await renderPage()
  const songs = screen.getByRole('listitem')
  await expect.element(songs.first()).toBeVisible()
  expect(songs.all()).toHaveLength(4)
  await expect.element(songs.nth(1).getByText('Lantern Harbor Waltz')).toBeVisible()
  await expect.element(songs.nth(1).getByText('AURELINE')).toBeVisible()
})

test('plays the song that was clicked in the player of the site, once that has loaded', async () => {
  const { screen, store } = await renderPage()
  const play = screen.getByRole('button', { name: 'Play: Into the Dusk' })
  await play.click()
  await expect.element(play).toHaveAttribute('aria-busy', 'true')
  store.set(sendMusicAtom, {
    type: 'list',
    tracks: [{ url: '/other.mp3', playsByItself: false, title: 'Other' }],
  })
  await expect.element(screen.getByRole('button', { name: 'Pause: Into the Dusk' })).toBeVisible()
  const { tracks, index, isPlaying } = store.get(musicAtom)
  expect([tracks.length, tracks[index]?.title, isPlaying]).toEqual([4, 'Into the Dusk', true])
  await screen.getByRole('button', { name: 'Pause: Into the Dusk' }).click()
  expect(store.get(musicAtom).isPlaying).toBe(false)
})

test('offers Retry if the songs cannot be loaded', async () => {
  backend.use(http.post('*/api/setting/bgm', () => new HttpResponse(null, { status: 500 })))
  const screen = await renderRoute('/en/music')
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  backend.resetHandlers()
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('Into the Dusk')).toBeVisible()
})
