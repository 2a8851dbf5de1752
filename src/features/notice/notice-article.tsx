import { isNotFound } from '#api/api-error.ts'
import { Article } from '#ui/article/article.tsx'
import { Neighbors } from '#ui/list/neighbors.tsx'
import { NotFoundState } from '#ui/feedback/states.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { ReadingText, useReadsBoth } from '#ui/article/reading.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { useMarkRead } from '#ui/unread/unread-mark.tsx'
import { MaintenanceCard } from './maintenance-card.tsx'
import { NoticeOriginal, NoticeText } from './notice-text.tsx'
import type { NoticePaths } from './notice.paths.ts'
import { useNeighborArt, useNotice } from './notice.queries.ts'
import type { NoticeDetail } from './notice.schema.ts'

interface NoticeArticleProps {
  id: number
  paths: NoticePaths
}

/** Renders the text of a notice and its navigation, without the page layout. */
export function NoticeArticle({ id, paths }: NoticeArticleProps) {
  const notice = useNotice(id)
  const notFound = <NotFoundState back={{ to: paths.list }} />
  return (
    <QueryBoundary query={notice} rows={6} failed={(error) => isNotFound(error) && notFound}>
      {(notice) => <ReadNotice notice={notice} paths={paths} />}
    </QueryBoundary>
  )
}

interface ReadNoticeProps {
  notice: NoticeDetail & { isOriginal: boolean }
  paths: NoticePaths
}

function ReadNotice({ notice, paths }: ReadNoticeProps) {
  const { id, board, html, isOriginal, prev, next } = notice
  const { list, detail, isLink } = paths
  const wide = useReadsBoth(isOriginal)
  const artOf = useNeighborArt(board, id)
  useMarkRead(board, id)
  const linkTo = (neighbor: typeof prev) =>
    neighbor && {
      title: neighbor.title,
      link: { to: detail, params: { newsIdx: neighbor.id } },
      art: <Picture src={artOf.get(neighbor.id)} alt="" width={640} height={360} ratio="cover" />,
    }
  return (
    <Article
      wide={wide}
      others={<Neighbors previous={linkTo(prev)} next={linkTo(next)} list={{ to: list }} />}
    >
      <MaintenanceCard notice={notice} canSave={!isLink} />
      <ReadingText
        title={notice.title}
        isOriginal={isOriginal}
        own={<NoticeText html={html} isLink={isLink} />}
        original={<NoticeOriginal id={id} isLink={isLink} />}
      />
    </Article>
  )
}
