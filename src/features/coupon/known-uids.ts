const maxUids = 5

/** Returns true for a plausible UID that is short enough for one line. */
export function isUid(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 64
}

/** Parses the saved UIDs, the latest first. */
export function parseUids(stored: string | null): string[] {
  try {
    const uids: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(uids)) return []
    return [...new Set(uids.filter(isUid))].slice(0, maxUids)
  } catch {
    return []
  }
}

export function withUid(uids: readonly string[], uid: string): string[] {
  return [uid, ...uids.filter((known) => known !== uid)].slice(0, maxUids)
}
