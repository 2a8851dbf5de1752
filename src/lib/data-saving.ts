import { onKeptElsewhere, readKept } from './kept.ts'

/** Where the visitor's own word on it is kept: `on`, or nothing. */
export const dataSavingKey = 'dataSaving'

/** True where the visitor, or the browser for them, wants as little as possible to be loaded. */
export function isSavingData(): boolean {
  if (readKept(dataSavingKey) === 'on') return true
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return Boolean(connection && Reflect.get(Object(connection), 'saveData') === true)
}

/** Calls back when that may have changed. @returns what stops it */
export function onDataSaving(callBack: () => void): () => void {
  return onKeptElsewhere([dataSavingKey], callBack)
}
