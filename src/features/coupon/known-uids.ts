import * as v from 'valibot'

const mostUids = 5

const Uid = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** The UIDs that a visitor wanted to be remembered, the last one first. */
export function parseUids(stored: string | null): string[] {
  try {
    const uids: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(uids)) return []
    return [...new Set(uids.filter((uid) => v.is(Uid, uid)))].slice(0, mostUids)
  } catch {
    return []
  }
}

export function withUid(uids: readonly string[], uid: string): string[] {
  return [uid, ...uids.filter((known) => known !== uid)].slice(0, mostUids)
}
