import { atom, type createStore } from 'jotai'
import { afterEvent } from './music-rules.ts'
import type { MusicEvent } from './music-state.ts'
import { musicAtom, replaceMusicAtom } from './music.atoms.ts'

export type Store = ReturnType<typeof createStore>

/** Sends an event to the player. */
export const sendMusicAtom = atom(null, (get, set, event: MusicEvent) => {
  const state = get(musicAtom)
  const next = afterEvent(state, event)
  if (next !== state) set(replaceMusicAtom, next)
})
