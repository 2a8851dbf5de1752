import type { Survey } from './survey.schema.ts'

/**
 * Returns the status of a survey at `now`. The server's word counts, but an old response says only what was true
 * when it was read: a start or an end since then changes the status.
 * @param readAt when the response was read, epoch ms, like `now`
 * @param now `null` if it is not known
 */
export function statusAt(
  { status, startsAt, endsAt }: Pick<Survey, 'status' | 'startsAt' | 'endsAt'>,
  readAt: number,
  now: number | null,
): Survey['status'] {
  if (now === null) return status
  const passed = (instant: number | null) => instant !== null && readAt < instant && instant < now
  if (status === 'ended' || passed(endsAt)) return 'ended'
  return status === 'preparing' && passed(startsAt) ? 'open' : status
}
