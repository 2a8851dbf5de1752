/**
 * Values that local storage rejected (blocked, full or `null`). They last as long as the document.
 */
const memory = new Map<string, string>()
const listeners = new Map<() => void, string | null>()

/** Returns local storage, or `null`. With all cookies blocked even `typeof localStorage` throws. */
function device(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** Runs `access`, or returns `otherwise` if there is no storage or it throws. */
function guarded<T>(access: (storage: Storage) => T, otherwise: T): T {
  try {
    const storage = device()
    return storage === null ? otherwise : access(storage)
  } catch {
    return otherwise
  }
}

const removeStored = (key: string) => guarded((local) => local.removeItem(key), undefined)

function notify(changed: string | null): void {
  for (const [listener, key] of listeners) {
    if (key === null || changed === null || key === changed) listener()
  }
}

/** Drops the in-memory fallback of a key that another tab has stored: storage works again and has a newer value. */
function onOtherTab({ key }: StorageEvent): void {
  if (key === null) memory.clear()
  else memory.delete(key)
  notify(key)
}

/** The only access to local storage. It never throws, and falls back to memory. */
export const storage = {
  getItem: (key: string): string | null =>
    memory.get(key) ?? guarded((local) => local.getItem(key), null),

  /**
   * Stores a value. An older value that cannot be replaced is removed: a "yes" must not return
   * after a "no" that storage refused.
   * @returns true if the value outlives the document
   */
  setItem: (key: string, value: string): boolean => {
    const write = () =>
      guarded((local) => {
        local.setItem(key, value)
        return true
      }, false)
    const isPersisted = write() || (removeStored(key), write())
    if (isPersisted) memory.delete(key)
    else memory.set(key, value)
    notify(key)
    return isPersisted
  },

  removeItem: (key: string): void => {
    memory.delete(key)
    removeStored(key)
    notify(key)
  },

  /** Returns true if an older value may be left that could not be replaced: the next document reads it. */
  isStale: (key: string): boolean =>
    memory.has(key) && guarded((local) => local.getItem(key) !== null, true),

  /** Returns every key that has a value, in local storage or in memory. */
  keys: (): string[] => [
    ...new Set([...guarded((local) => Object.keys(local), []), ...memory.keys()]),
  ],

  /**
   * Calls `listener` after `key` (`null`: any key) has changed, in this document or in another tab.
   * @returns the function that unsubscribes
   */
  subscribe: (key: string | null, listener: () => void): (() => void) => {
    const own = () => listener()
    listeners.set(own, key)
    window.addEventListener('storage', onOtherTab)
    return () => {
      listeners.delete(own)
      if (listeners.size === 0) window.removeEventListener('storage', onOtherTab)
    }
  },
}

interface Format<Value> {
  /**
   * Parses and validates the stored text. `null` (no value) and invalid text return the default.
   */
  parse: (stored: string | null) => Value
  /** Returns the text to store, or `null` to remove the key. */
  format: (value: Value) => string | null
}

/**
 * Creates the storage of an `atomWithStorage` whose values are not all JSON, or need more than a
 * type guard.
 */
export function storageOf<Value>({ parse, format }: Format<Value>) {
  const getItem = (key: string): Value => parse(storage.getItem(key))
  return {
    getItem,
    setItem: (key: string, value: Value): void => {
      const text = format(value)
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
    },
    removeItem: storage.removeItem,
    subscribe: (key: string, callback: (value: Value) => void) =>
      storage.subscribe(key, () => callback(getItem(key))),
  }
}

/** Runs `access` on session storage, or returns `otherwise` if it is blocked, full or missing. */
function guardedInTab<T>(access: (storage: Storage) => T, otherwise: T): T {
  try {
    return access(sessionStorage)
  } catch {
    return otherwise
  }
}

/**
 * The only access to session storage, which lasts as long as the tab. It never throws; without storage nothing is
 * kept. It holds what the visitor has typed and not yet sent, and what the site has to know after a reload.
 */
export const tabStorage = {
  getItem: (key: string): string | null => guardedInTab((tab) => tab.getItem(key), null),

  /** Stores a value; a value that is refused replaces none. @returns true if the value outlives the document */
  setItem: (key: string, value: string): boolean =>
    guardedInTab((tab) => {
      tab.setItem(key, value)
      return true
    }, false),

  removeItem: (key: string): void => guardedInTab((tab) => tab.removeItem(key), undefined),

  keys: (): string[] => guardedInTab((tab) => Object.keys(tab), []),
}
