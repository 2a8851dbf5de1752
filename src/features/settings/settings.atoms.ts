import { atom } from 'jotai'
import { readStored, removeStored, writeStored } from '#lib/storage.ts'
import { storedEntries, type StoredEntry } from './stored-entries.ts'

const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const motions = ['system', 'off'] as const
export type Motion = (typeof motions)[number]

// The signpost reads these two keys before the first paint and sets the same attributes.
const schemeKey = 'scheme'
const motionKey = 'motion'

interface DeviceState {
  scheme: Scheme
  motion: Motion
  stored: readonly StoredEntry[]
}

const deviceState = atom<DeviceState>({ scheme: 'system', motion: 'system', stored: [] })

export const schemeAtom = atom((get) => get(deviceState).scheme)
export const motionAtom = atom((get) => get(deviceState).motion)

/** What is kept on this device. */
export const storedAtom = atom((get) => get(deviceState).stored)

/** Marks the document with a choice; the device's own needs no mark. */
function apply(attribute: string, choice: string): void {
  if (choice === 'system') document.documentElement.removeAttribute(attribute)
  else document.documentElement.setAttribute(attribute, choice)
}

function keep(key: string, choice: string): void {
  if (choice === 'system') removeStored(key)
  else writeStored(key, choice)
}

/** Reads what is stored on the device; not before hydration. */
export const readDeviceAtom = atom(null, (_get, set) => {
  const scheme = schemes.find((each) => each === readStored(schemeKey)) ?? 'system'
  const motion = motions.find((each) => each === readStored(motionKey)) ?? 'system'
  set(deviceState, { scheme, motion, stored: storedEntries() })
})

/** Takes effect at once, and is kept where the device allows it. */
export const chooseSchemeAtom = atom(null, (get, set, scheme: Scheme) => {
  apply('data-scheme', scheme)
  keep(schemeKey, scheme)
  set(deviceState, { ...get(deviceState), scheme, stored: storedEntries() })
})

/** As {@link chooseSchemeAtom}, for motion. */
export const chooseMotionAtom = atom(null, (get, set, motion: Motion) => {
  apply('data-motion', motion)
  keep(motionKey, motion)
  set(deviceState, { ...get(deviceState), motion, stored: storedEntries() })
})

/** Forgets one entry; a choice that was kept in it is the device's own again. */
export const eraseStoredAtom = atom(null, (get, set, key: string) => {
  removeStored(key)
  if (key === schemeKey) set(chooseSchemeAtom, 'system')
  else if (key === motionKey) set(chooseMotionAtom, 'system')
  else set(deviceState, { ...get(deviceState), stored: storedEntries() })
})
