import { storage } from './storage.ts'

/** The storage key of the visitor's own choice: `on`, or absent. */
export const dataSavingKey = 'dataSaving'

/** Returns true if the visitor, or the browser for them, wants to load as little as possible. */
export function isSavingData(): boolean {
  if (storage.getItem(dataSavingKey) === 'on') return true
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return Boolean(connection && Reflect.get(Object(connection), 'saveData') === true)
}

/** Calls `callBack` after the choice has changed. @returns the function that unsubscribes */
export function onDataSaving(callBack: () => void): () => void {
  return storage.subscribe(dataSavingKey, callBack)
}

/** Returns true if the visitor disabled motion, on this site or on the device. */
export function wantsNoMotion(): boolean {
  return (
    document.documentElement.dataset.motion === 'off' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
