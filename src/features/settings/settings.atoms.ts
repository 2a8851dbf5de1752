import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { dataSavingKey } from '#lib/preferences.ts'
import { storage, storageOf } from '#lib/storage.ts'
import { eraseEntry, storedEntries, type StoredEntry } from './stored-entries.ts'

/** Creates the atom of a setting; the default (`system`) is not stored. */
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
  /** A preference, not a status: clicking play ends a pause but doesn't change this setting. */
  music: settingAtom('musicStart', ['press']),
  dataSaving: settingAtom(dataSavingKey, ['on']),
}

export type SettingName = keyof typeof settings

/** The value of each setting; `system` by default. */
export const choicesAtom = atom((get) => ({
  scheme: get(settings.scheme),
  motion: get(settings.motion),
  music: get(settings.music),
  dataSaving: get(settings.dataSaving),
}))

/** Sets a setting, or resets it to `system`. */
export const chooseSettingAtom = atom(null, (_get, set, name: SettingName, choice: string) =>
  set(settings[name], choice),
)

const entriesAtom = atom<readonly StoredEntry[]>([])
entriesAtom.onMount = (set) => {
  const read = () => set(storedEntries())
  read()
  return storage.subscribe(null, read)
}

/** All data stored on this device; empty until mounted, which is after hydration. */
export const storedAtom = atom((get) => get(entriesAtom))

/** Deletes one entry, which resets the atoms that read it. */
export const eraseStoredAtom = atom(null, (_get, _set, key: string) => eraseEntry(key))

/** Deletes all data stored on this device. */
export const eraseAllAtom = atom(null, () => {
  for (const { key } of storedEntries()) eraseEntry(key)
})
