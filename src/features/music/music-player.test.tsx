import { atom, createStore, Provider, useAtomValue } from 'jotai'
import { expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderUi } from '#test/render.tsx'
import { useHeaderSlot } from '#ui/page/slots.tsx'
import { setDialogAtom, clearDialogAtom } from '#ui/dialog/dialog-flags.ts'
import { musicAtom, sendMusicAtom } from './music.atoms.ts'
import { MusicPlayer, type MusicPlayerProps } from './music-player.tsx'

useMockBackend()

const tracks = ['harbour-waltz', 'dusk', 'festival-night'].map((name) => ({
  url: `/game-data/music/${name}.mp3`,
  playsByItself: false,
  title: name,
}))

function Header() {
  return <header ref={useHeaderSlot()} />
}

/** Renders a page with music and opens the bar by a click. */
async function listen(list: MusicPlayerProps['tracks'] = tracks) {
  const store = createStore()
  const pageAtom = atom<MusicPlayerProps>({ tracks: list, isVideoOn: false, scheme: undefined })
  const Page = () => <MusicPlayer {...useAtomValue(pageAtom)} />
  const screen = await renderUi(
    <Provider store={store}>
      <Header />
      <Page />
    </Provider>,
  )
  const audio = screen.container.querySelector('audio')
  if (audio === null) throw new Error('There is nothing to play with.')
  await screen.getByRole('button', { name: 'Music', exact: true }).click()
  const button = (name: string) => screen.getByRole('button', { name })
  const turn = (props: Partial<MusicPlayerProps>) =>
    store.set(pageAtom, { ...store.get(pageAtom), ...props })
  return { screen, audio, button, turn, store }
}

const isPaused = (audio: HTMLAudioElement) => expect.poll(() => audio.paused)

test('plays on click, continues with the next track and loops', async () => {
  const { audio, button } = await listen()
  await expect.element(button('Play music')).toHaveFocus()
  expect(audio.paused).toBe(true)
  await button('Play music').click()
  await expect.poll(() => audio.currentTime).toBeGreaterThan(0)
  const url = audio.src
  await button('Next track').click()
  await expect.poll(() => audio.src).toMatch(/dusk\.mp3/)
  await button('Previous track').click()
  await button('Previous track').click()
  await expect.poll(() => audio.src).toMatch(/festival-night\.mp3/)
  audio.dispatchEvent(new Event('ended'))
  await expect.poll(() => audio.src).toBe(url)
  await isPaused(audio).toBe(false)
  await button('Pause music').click()
  await isPaused(audio).toBe(true)
  expect(localStorage.getItem('bgmPlayStatus')).toBe('false')
  await button('Play music').click()
  await isPaused(audio).toBe(false)
  expect(localStorage.getItem('bgmPlayStatus')).toBeNull()
})

test('plays the clicked track of the list, and Escape closes the list', async () => {
  const { screen, audio, button } = await listen()
  await button('Tracks').click()
  const list = screen.getByRole('list', { name: 'Tracks' })
  await expect.element(list.getByRole('listitem').nth(2)).toBeVisible()
  await list.getByRole('button', { name: 'dusk' }).click()
  await expect.poll(() => audio.src).toMatch(/dusk\.mp3/)
  await isPaused(audio).toBe(false)
  await expect
    .element(list.getByRole('button', { name: 'dusk' }))
    .toHaveAttribute('aria-current', 'true')
  list.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(button('Tracks')).toHaveFocus()
})

test('stores volume and mute, and ignores an invalid volume', async () => {
  localStorage.setItem('musicVolume', '7')
  const { screen, audio, button } = await listen()
  expect(audio.volume).toBe(1)
  await button('Tracks').click()
  await screen.getByRole('slider', { name: 'Volume' }).fill('40')
  expect(audio.volume).toBe(0.4)
  await button('Mute music').click()
  expect(audio.muted).toBe(true)
  await expect.element(screen.getByRole('slider')).toHaveValue('0')
  expect([localStorage.getItem('musicVolume'), localStorage.getItem('musicMuted')]).toEqual([
    '0.4',
    'on',
  ])
  await button('Mute music').click()
  expect(audio.muted).toBe(false)
  expect(localStorage.getItem('musicMuted')).toBeNull()
})

const gone = (n: number) => ({
  url: `/game-data/music/gone-${n}.mp3`,
  playsByItself: false,
  title: undefined,
})

test('skips a track that fails to load', async () => {
  const { screen, audio, button } = await listen([gone(1), gone(2), ...tracks])
  await expect.element(screen.getByText('Background music')).toBeVisible()
  await button('Play music').click()
  await expect.poll(() => audio.currentTime).toBeGreaterThan(0)
  expect(audio.src).toMatch(/harbour-waltz/)
})

test('stops with a message when every track fails, and play tries again', async () => {
  const { screen, audio, button } = await listen([gone(1), gone(2)])
  await button('Play music').click()
  const sentence = screen.getByText("Music can't be played right now. Please try again later.")
  await expect.element(sentence).toBeVisible()
  await isPaused(audio).toBe(true)
  await button('Play music').click()
  await expect.element(sentence).toBeVisible()
  // This is not a pause by the visitor.
  expect(localStorage.getItem('bgmPlayStatus')).toBeNull()
})

test('pauses the music while a video plays, and resumes it after', async () => {
  const { screen, audio, button, turn } = await listen()
  await button('Play music').click()
  await expect.poll(() => audio.currentTime).toBeGreaterThan(0)
  turn({ isVideoOn: true })
  await isPaused(audio).toBe(true)
  await expect.element(screen.getByText('The music will resume after the video.')).toBeVisible()
  const at = audio.currentTime
  turn({ isVideoOn: false })
  await isPaused(audio).toBe(false)
  expect(audio.currentTime).toBeGreaterThanOrEqual(at)
})

test('pauses when another tab starts to play', async () => {
  const { audio, button } = await listen()
  const other = new BroadcastChannel('music')
  const received: unknown[] = []
  other.addEventListener('message', ({ data }) => received.push(data))
  await button('Play music').click()
  await expect.poll(() => received).toHaveLength(1)
  // A `BroadcastChannel` is same-origin only and takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  other.postMessage('playing')
  await isPaused(audio).toBe(true)
  // This is not a pause by the visitor.
  expect(localStorage.getItem('bgmPlayStatus')).toBeNull()
  await button('Play music').click()
  await expect.poll(() => received).toHaveLength(2)
  // The next track in a tab that already plays sends no message: a newly opened tab may play.
  const dusk = new Promise((resolve) => {
    audio.addEventListener('playing', resolve, { once: true })
  })
  await button('Next track').click()
  await expect.poll(() => audio.src).toMatch(/dusk/)
  await dusk
  await button('Pause music').click()
  await button('Play music').click()
  await expect.poll(() => received.length).toBeGreaterThan(2)
  expect(received).toHaveLength(3)
  other.close()
})

test('shows the track in the media controls of the device and handles the media keys', async () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>()
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((name, handler) => {
    // A browser without support for this key.
    if (name === 'previoustrack') throw new TypeError('unknown')
    handlers.set(name, handler)
  })
  const { audio, button, turn } = await listen()
  expect(navigator.mediaSession.metadata).toBeNull()
  await button('Play music').click()
  await isPaused(audio).toBe(false)
  const { metadata } = navigator.mediaSession
  expect([metadata?.title, metadata?.artist, metadata?.artwork.length]).toEqual([
    'harbour-waltz',
    'AURELINE',
    2,
  ])
  handlers.get('nexttrack')?.({ action: 'nexttrack' })
  expect(navigator.mediaSession.metadata?.title).toBe('dusk')
  handlers.get('pause')?.({ action: 'pause' })
  await isPaused(audio).toBe(true)
  expect(navigator.mediaSession.playbackState).toBe('paused')
  turn({ tracks: [] })
  await expect.poll(() => navigator.mediaSession.metadata).toBeNull()
  expect(handlers.get('play')).toBeNull()
})

/** Firefox denies channels together with storage. */
function Denied() {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.for([undefined, Denied])('works without a media session and with %s', async (channel) => {
  vi.stubGlobal('MediaMetadata', undefined)
  vi.stubGlobal('BroadcastChannel', channel)
  const { audio, button } = await listen()
  await button('Play music').click()
  await expect.poll(() => audio.currentTime).toBeGreaterThan(0)
})

test('starts another list at its first track and keeps playing; an empty list removes the player', async () => {
  const { screen, audio, button, turn } = await listen()
  await button('Play music').click()
  await button('Next track').click()
  turn({ tracks: [...tracks.slice(2), ...tracks.slice(0, 1)] })
  await expect.poll(() => audio.src).toMatch(/festival-night\.mp3/)
  await isPaused(audio).toBe(false)
  turn({ tracks: [] })
  await expect.poll(() => audio.hasAttribute('src')).toBe(false)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  turn({ tracks })
  await isPaused(audio).toBe(false)
})

test('closes the bar on click, keeps playing, and focuses the button that reopens it', async () => {
  const { screen, audio, button } = await listen()
  await button('Play music').click()
  await expect.poll(() => audio.currentTime).toBeGreaterThan(0)
  await button('Close').click()
  const tool = screen.getByRole('button', { name: 'Music: playing' })
  await expect.element(tool).toHaveFocus()
  await expect.element(tool).toHaveAttribute('aria-expanded', 'false')
  expect(audio.paused).toBe(false)
})

test('shows the chip only when no dialog is open, and a click on it opens the bar', async () => {
  const { screen, audio, button, store } = await listen()
  await button('Close').click()
  vi.spyOn(audio, 'play').mockRejectedValueOnce(new DOMException('no press', 'NotAllowedError'))
  store.set(setDialogAtom, { flag: 'general', owner: 'popup' })
  store.set(sendMusicAtom, { type: 'choose', index: 1 })
  await expect.poll(() => store.get(musicAtom).isBlocked).toBe(true)
  const chip = button('Press to play music')
  expect(chip.query()).toBeNull()
  store.set(clearDialogAtom, 'popup')
  await chip.click()
  await expect.element(button('Pause music')).toHaveFocus()
  expect(audio.src).toMatch(/dusk/)
  await isPaused(audio).toBe(false)
  expect(screen.container.querySelectorAll('aside')).toHaveLength(0)
})
