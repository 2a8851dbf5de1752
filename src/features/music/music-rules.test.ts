import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { FakeLoudspeaker } from '#test/fake-loudspeaker.ts'
import { MusicModel } from '#test/music-model.ts'
import { connectAudio } from './connect-audio.ts'
import { musicAtom, sendMusicAtom } from './music.atoms.ts'
import type { MusicEvent } from './music-rules.ts'

/** Returns a seeded random number generator from 0 to 1 (mulberry32). */
function seeded(seed: number) {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const track = (name: string, playsByItself: boolean) => ({
  url: `/${name}.mp3`,
  playsByItself,
  title: name,
})

/** Track lists: with and without autoplay, with one track, empty, and with a duplicate. */
const lists = [
  [track('a', true), track('b', false), track('c', false)],
  [track('d', false), track('e', true)],
  [track('f', true)],
  [track('g', false)],
  [],
  [track('a', false), track('a', false), track('b', true)],
]
const urls = ['/a.mp3', '/b.mp3', '/c.mp3', '/d.mp3', '/e.mp3', '/f.mp3', '/g.mp3']

/** Creates a player with an audio element, and the model with the expected state. */
function createFixture() {
  const store = createStore()
  const acoustics = { isAllowed: true, dead: new Set<string>() }
  const audio = new FakeLoudspeaker(acoustics)
  const model = new MusicModel(acoustics)
  connectAudio(store, audio)
  const send = (event: MusicEvent) => store.set(sendMusicAtom, event)
  const quiet = (part: Partial<MusicModel['quiet']>) => {
    send({ type: 'quiet', quiet: { ...store.get(musicAtom).quiet, ...part } })
    model.hush(part)
  }
  return { store, audio, acoustics, model, send, quiet }
}

type Fixture = ReturnType<typeof createFixture>
type Pick = <T>(options: readonly T[]) => T

/**
 * Commands of the model-based test, by name; `pick` chooses the argument. Each runs on the player and on the
 * model.
 */
const commands: Record<string, (fixture: Fixture, pick: Pick) => void> = {
  play: ({ send, model }) => {
    send({ type: 'play' })
    model.play()
  },
  pause: ({ send, model }) => {
    send({ type: 'pause' })
    model.pause()
  },
  next: ({ send, model }) => {
    send({ type: 'next' })
    model.step(1)
  },
  previous: ({ send, model }) => {
    send({ type: 'previous' })
    model.step(-1)
  },
  choose: ({ send, model }, pick) => {
    if (model.tracks.length === 0) return
    const index = pick([...model.tracks.keys()])
    send({ type: 'choose', index })
    model.choose(index)
  },
  navigate: ({ send, model }, pick) => {
    const tracks = pick(lists)
    send({ type: 'list', tracks })
    model.navigate(tracks)
  },
  finish: ({ audio, model }) => {
    if (model.audible === null) return
    audio.finish()
    model.step(1)
  },
  interrupt: ({ audio, model }) => {
    if (model.audible === null) return
    audio.interrupt()
    model.rest()
  },
  otherTab: ({ send, model }) => {
    send({ type: 'interrupted' })
    model.rest()
  },
  // The last click happens while the first `play()` call is still pending.
  changeMind: ({ acoustics, send, model }, pick) => {
    if (acoustics.dead.size > 0) return
    const press = { play: () => model.play(), pause: () => model.pause() }
    for (const type of pick([
      ['play', 'pause'],
      ['play', 'pause', 'play'],
      ['pause', 'play'],
    ] as const)) {
      send({ type })
      press[type]()
    }
  },
  refuse: ({ acoustics }, pick) => {
    acoustics.isAllowed = pick([true, false])
  },
  fail: ({ acoustics }, pick) => {
    acoustics.dead = pick([new Set<string>(), new Set([pick(urls)]), new Set(urls)])
  },
  video: ({ send, model }, pick) => {
    const plays = pick([true, false])
    send({ type: 'video', plays })
    model.watch(plays)
  },
  saving: ({ quiet }, pick) => quiet({ savingData: pick([true, false]) }),
  setting: ({ quiet }, pick) => quiet({ onlyByPress: pick([true, false]) }),
  pausedElsewhere: ({ quiet }, pick) => quiet({ paused: pick([true, false]) }),
  dismiss: ({ send, model }) => {
    send({ type: 'dismiss' })
    model.isChipShown = false
  },
}
const names = Object.keys(commands)

/** Waits until all pending audio operations are done. */
async function settle() {
  for (let n = 0; n < 40; n += 1) await Promise.resolve()
}

/** Returns the observable state of the player and of the model. */
function seen({ store, audio }: Fixture) {
  const { index, isBlocked, isBroken, isPlaying, quiet } = store.get(musicAtom)
  const source = audio.getAttribute()
  return {
    audible: audio.audible,
    index,
    isBlocked,
    isBroken,
    isPlaying,
    paused: quiet.paused,
    source,
  }
}

function expected({ model }: Fixture) {
  return {
    audible: model.audible,
    index: model.index,
    isBlocked: model.isChipShown,
    isBroken: model.isBroken,
    isPlaying: model.isOn,
    paused: model.quiet.paused,
    source: model.tracks[model.index]?.url ?? null,
  }
}

test('the player matches the model after every command', async () => {
  const used = new Set<string>()
  const found = new Set<string>()
  for (let seed = 1; seed <= 600; seed += 1) {
    const random = seeded(seed)
    const pick: Pick = (options) => {
      const option = options[Math.floor(random() * options.length)]
      if (option === undefined) throw new Error('Nothing to pick from.')
      return option
    }
    const fixture = createFixture()
    const history: string[] = []
    for (let step = 0; step < 60; step += 1) {
      const name = pick(names)
      history.push(name)
      used.add(name)
      commands[name]?.(fixture, pick)
      await settle()
      expect(seen(fixture), `seed ${seed}: ${history.join(', ')}`).toEqual(expected(fixture))
      const { audible, isChipShown, isBroken } = fixture.model
      if (audible !== null) found.add('audible')
      if (isChipShown) found.add('chip')
      if (isBroken) found.add('broken')
    }
  }
  // Every command was used.
  expect(used).toEqual(new Set(names))
  expect(found).toEqual(new Set(['audible', 'chip', 'broken']))
})

test('tries every track once and stops when there is no audio output', async () => {
  const store = createStore()
  const acoustics = { isAllowed: true, dead: new Set<string>(), hasOutput: false }
  const audio = new FakeLoudspeaker(acoustics)
  const begun: (string | null)[] = []
  audio.addEventListener('playing', () => {
    begun.push(audio.getAttribute())
    // A player that never gives up fails the test instead of looping forever.
    if (begun.length > 9) acoustics.isAllowed = false
  })
  connectAudio(store, audio)
  store.set(sendMusicAtom, { type: 'list', tracks: lists[0] ?? [] })
  await settle()
  expect(begun).toEqual(['/a.mp3', '/b.mp3', '/c.mp3'])
  const { isBroken, isPlaying, wasAudible } = store.get(musicAtom)
  expect([isBroken, isPlaying, wasAudible]).toEqual([true, false, false])
})

test('keeps playing the current track when the next list contains it', async () => {
  const store = createStore()
  const audio = new FakeLoudspeaker({ isAllowed: true, dead: new Set() })
  connectAudio(store, audio)
  const send = (event: MusicEvent) => store.set(sendMusicAtom, event)
  send({ type: 'list', tracks: lists[0] ?? [] })
  await settle()
  audio.currentTime = 42
  send({ type: 'list', tracks: lists[5] ?? [] })
  await settle()
  expect([audio.audible, audio.currentTime]).toEqual(['/a.mp3', 42])
  send({ type: 'choose', index: 2 })
  await settle()
  audio.currentTime = 7
  send({ type: 'list', tracks: lists[0] ?? [] })
  await settle()
  expect([audio.audible, audio.currentTime, store.get(musicAtom).index]).toEqual(['/b.mp3', 7, 1])
  // The track is not in the next list, so the first one of that list loads.
  send({ type: 'list', tracks: lists[2] ?? [] })
  await settle()
  expect(audio.audible).toBe('/f.mp3')
})

test('loads the first track of the next list when the current one is paused', async () => {
  const store = createStore()
  connectAudio(store, new FakeLoudspeaker({ isAllowed: true, dead: new Set() }))
  const send = (event: MusicEvent) => store.set(sendMusicAtom, event)
  send({ type: 'list', tracks: lists[5] ?? [] })
  send({ type: 'choose', index: 2 })
  await settle()
  send({ type: 'pause' })
  send({ type: 'list', tracks: lists[0] ?? [] })
  await settle()
  expect(store.get(musicAtom).index).toBe(0)
})
