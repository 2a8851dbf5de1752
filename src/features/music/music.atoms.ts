import { atom } from 'jotai'
import { isSoundWanted, silentState, type MusicState } from './music-state.ts'

const musicState = atom(silentState)
/** The visitor's choice for the bar: none yet, open or closed. */
const barChoice = atom<'none' | 'open' | 'closed'>('none')

export const musicAtom = atom((get) => get(musicState))

/** Only for the state transitions (`music-send.ts`), which load with the player. */
export const replaceMusicAtom = atom(null, (_get, set, state: MusicState) => set(musicState, state))

/** True if the page has music. */
export const hasMusicAtom = atom((get) => get(musicState).tracks.length > 0)

export const isSoundingAtom = atom((get) => isSoundWanted(get(musicState)))

/** True once the visitor has opened the bar or music has played, until the bar is closed. */
export const isBarOpenAtom = atom((get) => {
  const choice = get(barChoice)
  return get(hasMusicAtom) && (choice === 'open' || (choice === 'none' && get(musicState).wasHeard))
})

/** True if the visitor has opened the bar, rather than music that has played. */
export const isBarChosenAtom = atom((get) => get(barChoice) === 'open')

export const showBarAtom = atom(null, (_get, set, isWanted: boolean) =>
  set(barChoice, isWanted ? 'open' : 'closed'),
)
