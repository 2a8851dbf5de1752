/**
 * The visitor's local storage, which may be absent, full, blocked or `null`.
 * With all cookies blocked even `typeof localStorage` throws, so every touch is guarded.
 */
function local(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** The stored text under `key`, or `null` where there is none or storage cannot be read. */
export function readStored(key: string): string | null {
  try {
    return local()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Keeps `value` under `key`. Answers whether it was kept; a full or blocked storage is no error. */
export function writeStored(key: string, value: string): boolean {
  try {
    const storage = local()
    storage?.setItem(key, value)
    return storage !== null
  } catch {
    return false
  }
}

/** Forgets what is stored under `key`. */
export function removeStored(key: string): void {
  try {
    local()?.removeItem(key)
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

/** Every key under which something is stored. */
export function storedKeys(): string[] {
  try {
    return Object.keys(local() ?? {})
  } catch {
    return []
  }
}
