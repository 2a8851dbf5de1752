import { findCoupons } from '#lib/coupon-like.ts'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { OriginalText } from '#ui/article/reading.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { useNoticeOriginal } from './notice.queries.ts'

/** The text of the editors; what looks like a coupon code in it leads to the form. */
export function NoticeText({ html, isLink }: { html: string; isLink: boolean }) {
  return <RichHtml html={html} findLinks={findCoupons} {...(isLink && { embedded: true })} />
}

/** The same notice as it was written in Korean. */
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
