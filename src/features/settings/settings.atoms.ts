import { atom } from 'jotai'
import { dataSavingKey } from '#lib/data-saving.ts'
import { forgetKept, readKept, removeKept, tellKept, writeKept } from '#lib/kept.ts'
import { storedKeys } from '#lib/storage.ts'
import { storedEntries, type StoredEntry } from './stored-entries.ts'

/**
 * What can be set for this device: where it is kept, what may stand there, and the mark of the
 * document that style sheets follow. Without a choice (`system`) nothing is kept. The signpost reads
 * scheme and motion before the first paint and sets the same marks.
 */
const settings = {
  scheme: { key: 'scheme', values: ['light', 'dark'], mark: 'data-scheme' },
  motion: { key: 'motion', values: ['off'], mark: 'data-motion' },
  /** A rule, and no status: pressing play, which ends a pause, does not end it. */
  music: { key: 'musicStart', values: ['press'], mark: null },
  dataSaving: { key: dataSavingKey, values: ['on'], mark: 'data-saving' },
} as const

export type SettingName = keyof typeof settings
type Choices = Record<SettingName, string>

const names = ['scheme', 'motion', 'music', 'dataSaving'] as const

const unset: Choices = { scheme: 'system', motion: 'system', music: 'system', dataSaving: 'system' }

const deviceState = atom<{ choices: Choices; stored: readonly StoredEntry[] }>({
  choices: unset,
  stored: [],
})

/** What is chosen of each setting; `system` for none. */
export const choicesAtom = atom((get) => get(deviceState).choices)

/** What is kept on this device. */
export const storedAtom = atom((get) => get(deviceState).stored)

function readChoice(name: SettingName): string {
  const { key, values } = settings[name]
  const kept = readKept(key)
  return values.find((value) => value === kept) ?? 'system'
}

/** Marks the document with what is chosen; the device's own needs no mark. */
function applyMarks(choices: Choices): void {
  for (const name of names) {
    const { mark } = settings[name]
    if (mark === null) continue
    if (choices[name] === 'system') document.documentElement.removeAttribute(mark)
    else document.documentElement.setAttribute(mark, choices[name])
  }
}

/** Reads what is kept on the device; not before hydration. */
export const readDeviceAtom = atom(null, (_get, set) => {
  const choices = { ...unset }
  for (const name of names) choices[name] = readChoice(name)
  applyMarks(choices)
  set(deviceState, { choices, stored: storedEntries() })
})

/** Takes effect at once, and is kept where the device allows it, else for this visit. */
export const chooseSettingAtom = atom(null, (_get, set, name: SettingName, choice: string) => {
  const { key } = settings[name]
  if (choice === 'system') removeKept(key)
  else writeKept(key, choice)
  tellKept(key)
  set(readDeviceAtom)
})

/** Forgets one entry; what was chosen by it is the device's own again, in every part of the page. */
export const eraseStoredAtom = atom(null, (_get, set, key: string) => {
  forgetKept(key)
  set(readDeviceAtom)
})

/** Forgets everything that is stored on this device. */
export const eraseAllAtom = atom(null, (_get, set) => {
  for (const key of storedKeys()) forgetKept(key)
  set(readDeviceAtom)
})
