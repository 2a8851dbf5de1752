import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isNotFound } from '#api/api-error.ts'
import { Day } from '#ui/date.tsx'
import { Page } from '#ui/page.tsx'
import { QueryPart } from '#ui/query-part.tsx'
import { RichHtml } from '#ui/rich-html.tsx'
import { ShareButton } from '#ui/share-button.tsx'
import { FailedState } from '#ui/states.tsx'
import styles from './notice-detail-page.module.css'
import type { NoticePaths } from './notice.paths.ts'
import { useNotice } from './notice.queries.ts'
import type { NoticeDetail } from './notice.schema.ts'

/** A notice or an event as a letter: category, day, text, the ones before and after it. */
export function NoticeDetailPage({ id, paths }: NoticeLetterProps) {
  const { data: notice } = useNotice(id)
  return (
    <Page name={notice?.title} nameLang={notice?.isOriginal ? 'ko' : undefined}>
      <NoticeLetter id={id} paths={paths} />
    </Page>
  )
}

interface NoticeLetterProps {
  id: number
  paths: NoticePaths
}

/** The text of a notice and the way on from it, without the frame of a page around them. */
export function NoticeLetter({ id, paths }: NoticeLetterProps) {
  const notice = useNotice(id)
  const notFound = <NoticeNotFound listPath={paths.list} />
  return (
    <QueryPart query={notice} failed={(error) => (isNotFound(error) ? notFound : undefined)}>
      {(letter) => (
        <Letter notice={letter} paths={paths} lang={letter.isOriginal ? 'ko' : undefined} />
      )}
    </QueryPart>
  )
}

interface LetterProps {
  notice: NoticeDetail
  paths: NoticePaths
  /** Set where the text is in another language than the page. */
  lang: string | undefined
}

function Letter({ notice, paths, lang }: LetterProps) {
  return (
    <article className={styles.letter}>
      <p className={styles.facts}>
        {notice.category} · <Day instant={notice.publishedAt} />
      </p>
      {lang !== undefined && (
        <p role="note">
          <Trans>There is no translation yet. This is the Korean original.</Trans>
        </p>
      )}
      <div lang={lang}>
        <RichHtml html={notice.html} {...(paths.isLink && { embedded: true })} />
      </div>
      <ShareButton title={notice.title} />
      <nav className={styles.neighbours}>
        {notice.prev && (
          <Link to={paths.detail} params={{ newsIdx: notice.prev.id }} rel="prev">
            <Trans>Previous: {notice.prev.title}</Trans>
          </Link>
        )}
        {notice.next && (
          <Link to={paths.detail} params={{ newsIdx: notice.next.id }} rel="next">
            <Trans>Next: {notice.next.title}</Trans>
          </Link>
        )}
        <Link to={paths.list}>
          <Trans>Back to the list</Trans>
        </Link>
      </nav>
    </article>
  )
}

function NoticeNotFound({ listPath }: { listPath: NoticePaths['list'] }) {
  return (
    <FailedState>
      <Trans>Could not find page</Trans>
      <br />
      <Link to={listPath}>
        <Trans>Back to the list</Trans>
      </Link>
    </FailedState>
  )
}
