import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { storageOf } from '#lib/storage.ts'
import { lanternsKey as key } from '../use-has-played.ts'
import {
  formatProgress,
  noProgress,
  parseProgress,
  withChain,
  withRestart,
  type LanternProgress,
} from './lantern-progress.ts'

const progressStorage = storageOf<LanternProgress>({ parse: parseProgress, format: formatProgress })
const storedAtom = atomWithStorage<LanternProgress>(key, noProgress, progressStorage, {
  getOnInit: true,
})

/** The boards that were played in this browser. */
export const progressAtom = atom((get) => get(storedAtom))

/** Links a chain on the board of a day. Storage is read before, since another tab may have played. */
export const linkAtom = atom(null, (_get, set, day: string, chain: readonly number[]) => {
  const progress = withChain(progressStorage.getItem(key), day, chain)
  set(storedAtom, progress)
  return progress
})

/** Begins the board of a day again. */
export const restartAtom = atom(null, (_get, set, day: string) =>
  set(storedAtom, withRestart(progressStorage.getItem(key), day)),
)
