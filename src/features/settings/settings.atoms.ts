import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { dataSavingKey } from '#lib/data-saving.ts'
import { storage, storageOf } from '#lib/storage.ts'
import { storedEntries, type StoredEntry } from './stored-entries.ts'

/** A setting of this device: without a choice (`system`) nothing is stored. */
function settingAtom(key: string, values: readonly string[]) {
  return atomWithStorage(
    key,
    'system',
    storageOf<string>({
      parse: (stored) => values.find((value) => value === stored) ?? 'system',
      format: (choice) => (choice === 'system' ? null : choice),
    }),
  )
}

const settings = {
  scheme: settingAtom('scheme', ['light', 'dark']),
  motion: settingAtom('motion', ['off']),
  /** A rule, not a status: pressing play, which ends a pause, does not end it. */
  music: settingAtom('musicStart', ['press']),
  dataSaving: settingAtom(dataSavingKey, ['on']),
}

export type SettingName = keyof typeof settings

/** The choice for each setting; `system` for none. */
export const choicesAtom = atom((get) => ({
  scheme: get(settings.scheme),
  motion: get(settings.motion),
  music: get(settings.music),
  dataSaving: get(settings.dataSaving),
}))

/** Takes effect at once. */
export const chooseSettingAtom = atom(null, (_get, set, name: SettingName, choice: string) =>
  set(settings[name], choice),
)

const entriesAtom = atom<readonly StoredEntry[]>([])
entriesAtom.onMount = (set) => {
  const read = () => set(storedEntries())
  read()
  return storage.subscribe(null, read)
}

/** Everything that is stored on this device; empty until mounted, which is after hydration. */
export const storedAtom = atom((get) => get(entriesAtom))

/** Deletes one entry; every atom over it has its default again. */
export const eraseStoredAtom = atom(null, (_get, _set, key: string) => storage.removeItem(key))

/** Deletes everything that is stored on this device. */
export const eraseAllAtom = atom(null, () => storage.keys().forEach(storage.removeItem))
