import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#i18n/korean-day.ts'
import { descriptionOf } from '#ui/article/html-text.ts'
import type { NoticeDetail } from './notice.schema.ts'

/** Returns a function that describes a notice: the period of an event, and the beginning of the text. */
export function useNoticeDescription() {
  const { t } = useLingui()
  return ({ html, startsAt, endsAt }: NoticeDetail): string => {
    const text = descriptionOf(html)
    if (startsAt === null || endsAt === null) return text
    const start = formatDay(startsAt)
    const end = formatDay(endsAt)
    const period = start === end ? start : t`${start} – ${end}`
    return text === '' ? '' : `${period} · ${text}`
  }
}
