import { useLingui } from '@lingui/react/macro'
import { langOf, languages } from '#i18n/lang.ts'
import { formatDay } from '#i18n/times.ts'
import { descriptionOf } from '#ui/article/html-text.ts'
import { OriginalText } from '#ui/article/reading.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { useNoticeOriginal } from './notice.queries.ts'
import type { NoticeDetail } from './notice.schema.ts'

/** Renders the HTML of a notice; coupon codes link to the coupon form. */
export function NoticeText({ html, isLink }: { html: string; isLink: boolean }) {
  return <RichHtml html={html} linksCoupons {...(isLink && { embedded: true })} />
}

/** Renders the Korean original of a notice. */
export function NoticeOriginal({ id, isLink }: { id: number; isLink: boolean }) {
  const original = useNoticeOriginal(id)
  return (
    <QueryBoundary query={original} rows={6}>
      {({ title, html }) => (
        <OriginalText title={title}>
          <NoticeText html={html} isLink={isLink} />
        </OriginalText>
      )}
    </QueryBoundary>
  )
}

/** Returns a function that describes a notice: the period of an event, and the beginning of the text. */
export function useNoticeDescription() {
  const { t, i18n } = useLingui()
  return ({ html, startsAt, endsAt }: NoticeDetail): string => {
    const text = descriptionOf(html)
    if (startsAt === null || endsAt === null) return text
    const start = formatDay(startsAt)
    const end = formatDay(endsAt)
    const period = start === end ? start : t`${start} – ${end}`
    return text === '' ? '' : period + languages[langOf(i18n.locale)].separator + text
  }
}
