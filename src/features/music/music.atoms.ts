import { atom } from 'jotai'
import { isSoundWanted, silentState, type MusicState } from './music-state.ts'

const musicState = atom(silentState)
/** What the visitor has said of the bar: nothing, that it is wanted, that it is not. */
const barWish = atom<'none' | 'open' | 'closed'>('none')

export const musicAtom = atom((get) => get(musicState))

/** For the rules alone (`music-send.ts`), which come with the player. */
export const replaceMusicAtom = atom(null, (_get, set, state: MusicState) => set(musicState, state))

/** The page has music. */
export const hasMusicAtom = atom((get) => get(musicState).tracks.length > 0)

export const isSoundingAtom = atom((get) => isSoundWanted(get(musicState)))

/** The bar is there once it was asked for or music was heard, until it is closed. */
export const isBarOpenAtom = atom((get) => {
  const wish = get(barWish)
  return get(hasMusicAtom) && (wish === 'open' || (wish === 'none' && get(musicState).wasHeard))
})

export const showBarAtom = atom(null, (_get, set, isWanted: boolean) =>
  set(barWish, isWanted ? 'open' : 'closed'),
)
