import { findCoupons } from '#lib/coupon-like.ts'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { OriginalText } from '#ui/article/reading.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { useNoticeOriginal } from './notice.queries.ts'

/** Renders the HTML of a notice; coupon codes link to the coupon form. */
export function NoticeText({ html, isLink }: { html: string; isLink: boolean }) {
  return <RichHtml html={html} findLinks={findCoupons} {...(isLink && { embedded: true })} />
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
