const mostUids = 5

/** What can have been typed as one, and not more than a line shows. */
export function isUid(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 64
}

/** The UIDs that a visitor wanted to be remembered, the last one first. */
export function parseUids(stored: string | null): string[] {
  try {
    const uids: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(uids)) return []
    return [...new Set(uids.filter(isUid))].slice(0, mostUids)
  } catch {
    return []
  }
}

export function withUid(uids: readonly string[], uid: string): string[] {
  return [uid, ...uids.filter((known) => known !== uid)].slice(0, mostUids)
}
