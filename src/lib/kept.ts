import { readStored, removeStored, writeStored } from './storage.ts'

/** What the device would not keep (storage blocked or full): it lasts as long as the document. */
const unkept = new Map<string, string>()

/** What was kept under `key`, on the device or for this visit alone; `null` where nothing was. */
export function readKept(key: string): string | null {
  return unkept.get(key) ?? readStored(key)
}

/** Keeps `value` under `key` on the device, or for this visit where the device allows none. */
export function writeKept(key: string, value: string): void {
  if (writeStored(key, value)) unkept.delete(key)
  else unkept.set(key, value)
}

/** Forgets what was kept under `key`. */
export function removeKept(key: string): void {
  unkept.delete(key)
  removeStored(key)
}

/** The same for parts that keep a copy: to them it is as if another tab had done it. */
export function forgetKept(key: string): void {
  removeKept(key)
  tellKept(key)
}

/** Tells every part of this page that what is kept under `key` has changed. */
export function tellKept(key: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** Calls back when another tab changes one of `keys`, or clears all. @returns what stops it */
export function onKeptElsewhere(keys: readonly string[], callBack: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) callBack()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** The same for whatever changes. */
export function onAnyKeptElsewhere(callBack: () => void): () => void {
  const onStorage = () => callBack()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
