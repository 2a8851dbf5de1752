import { storage } from './storage.ts'

/** The key of the visitor's own choice: `on`, or nothing. */
export const dataSavingKey = 'dataSaving'

/** True if the visitor, or the browser for them, wants as little as possible to be loaded. */
export function isSavingData(): boolean {
  if (storage.getItem(dataSavingKey) === 'on') return true
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return Boolean(connection && Reflect.get(Object(connection), 'saveData') === true)
}

/** Calls `callBack` when the choice has changed. @returns the function that unsubscribes */
export function onDataSaving(callBack: () => void): () => void {
  return storage.subscribe(dataSavingKey, callBack)
}
