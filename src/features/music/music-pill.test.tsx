import { createStore, Provider } from 'jotai'
import { page } from 'vitest/browser'
import { afterEach, expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderUi } from '#test/render.tsx'
import { beatAtom, musicSwitchAtom } from '#ui/page/slots.tsx'
import { sendMusicAtom } from './music.atoms.ts'
import { MusicChip } from './music-pill.tsx'
import { MusicPlayer } from './music-player.tsx'

useMockBackend()

const track = {
  url: '/game-data/music/harbour-waltz.mp3',
  playsByItself: true,
  title: 'harbour-waltz',
}

async function playing() {
  const store = createStore()
  const screen = await renderUi(
    <Provider store={store}>
      <MusicPlayer tracks={[track]} isVideoOn={false} scheme={undefined} />
    </Provider>,
  )
  store.set(sendMusicAtom, { type: 'play' })
  return { screen, store }
}

afterEach(() => page.viewport(390, 844))

test('covers nothing of a phone while music plays', async () => {
  const { screen, store } = await playing()
  await expect.poll(() => store.get(beatAtom)).not.toBeNull()
  expect(screen.getByRole('complementary').query()).toBeNull()
})

test('opens no bar for music that plays by itself, but a pill that opens it', async () => {
  await page.viewport(1024, 768)
  const { screen } = await playing()
  const pill = screen.getByRole('button', { name: 'Open the player: harbour-waltz' })
  await expect.element(pill).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Next track' })).not.toBeInTheDocument()
  await pill.click()
  await expect.element(screen.getByRole('button', { name: 'Pause music' })).toHaveFocus()
  await expect.element(pill).not.toBeInTheDocument()
})

test('gives the page the beat of the playing track, and takes it back on pause', async () => {
  const { screen, store } = await playing()
  await expect.poll(() => store.get(beatAtom)).toBe(`${60 / 76}s`)
  store.set(sendMusicAtom, { type: 'pause' })
  await expect.poll(() => store.get(beatAtom)).toBeNull()
  await screen.unmount()
})

test('lets the page pause and play its music', async () => {
  const { screen, store } = await playing()
  await expect.poll(() => store.get(beatAtom)).not.toBeNull()
  store.get(musicSwitchAtom)?.flip()
  await expect.poll(() => store.get(beatAtom)).toBeNull()
  store.get(musicSwitchAtom)?.flip()
  await expect.poll(() => store.get(beatAtom)).not.toBeNull()
  await screen.unmount()
  expect(store.get(musicSwitchAtom)).toBeNull()
})

test('does not float while a message, the language hint or the cookie banner does', async () => {
  const screen = await renderUi(
    <Provider store={createStore()}>
      <MusicChip />
    </Provider>,
  )
  const chip = screen.getByRole('button', { name: 'Press to play music' })
  await expect.element(chip).toBeVisible()
  for (const name of ['data-hinted', 'data-message']) {
    document.documentElement.toggleAttribute(name, true)
    expect(chip.query(), name).toBeNull()
    document.documentElement.removeAttribute(name)
    await expect.element(chip).toBeVisible()
  }
  document.documentElement.dataset.consent = 'ask'
  expect(chip.query()).toBeNull()
})
