import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { isNotFound } from '#api/api-error.ts'
import type { Post } from '#api/neighbors.ts'
import { descriptionOf } from '#ui/article/html-text.ts'
import { ArticleMetadata } from '#ui/article/article.tsx'
import { LetterArt } from '#ui/card/letter.tsx'
import { Day } from '#ui/date/date.tsx'
import type { Neighbor } from '#ui/list/neighbors.tsx'
import { NotFoundState } from '#ui/feedback/states.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { UntranslatedNote } from '#ui/article/reading.tsx'
import { useMarkRead } from '#ui/unread/unread-mark.tsx'
import { DevlogArticle } from './devlog-article.tsx'
import { useNote, useNoteNeighbors } from './devlog.queries.ts'
import { otherLang } from '#i18n/lang.ts'
import { PostText } from './post-text.tsx'

const list: LinkProps = { to: '/devlog/withBTS', search: { board: 'note' } }

const linkTo = (post: Post | undefined): Neighbor | undefined =>
  post && {
    title: post.title,
    link: { to: '/devlog/pd-note/$idx', params: { idx: post.id } },
    art: <LetterArt id={post.id} />,
  }

const whenFailed = (error: Error) => isNotFound(error) && <NotFoundState back={list} />

/** Shows a producer note. */
export function ProducerNotePage({ id }: { id: number }) {
  const { i18n } = useLingui()
  const note = useNote(id)
  const { older, newer } = useNoteNeighbors(id)
  useMarkRead('note', note.data?.id)
  const lang = note.data && otherLang(note.data.lang, i18n.locale)
  return (
    <SectionPage
      name={note.data?.title}
      isAwaited={note.isPending}
      nameLang={lang}
      textLang={lang}
      description={note.data && descriptionOf(note.data.html, note.data.subtitle)}
      publishedAt={note.data?.publishedAt}
      isMissing={isNotFound(note.error)}
      isArticle
      mascot="dalbo"
      tools={
        note.data && (
          <ArticleMetadata>
            <Trans>A letter from the producer</Trans>
            <Day instant={note.data.publishedAt} />
          </ArticleMetadata>
        )
      }
    >
      <QueryBoundary query={note} rows={6} failed={whenFailed}>
        {({ title, subtitle, html }) => (
          <DevlogArticle
            letter={{ id, title }}
            older={linkTo(older)}
            newer={linkTo(newer)}
            list={list}
          >
            {lang === 'ko' && <UntranslatedNote />}
            <div lang={lang}>
              <PostText title={title} lead={subtitle} html={html} />
            </div>
          </DevlogArticle>
        )}
      </QueryBoundary>
    </SectionPage>
  )
}
