import { ArticleColumn } from '#ui/article/article.tsx'
import { Page } from '#ui/page/page.tsx'
import { NoticeArticle } from './notice-article.tsx'
import type { NoticePaths } from './notice.paths.ts'
import { useNotice } from './notice.queries.ts'

interface NoticeDetailPageProps {
  id: number
  paths: NoticePaths
}

/** Renders the page of a notice or an event: its title above the article. */
export function NoticeDetailPage({ id, paths }: NoticeDetailPageProps) {
  const { data: notice } = useNotice(id)
  return (
    <ArticleColumn>
      <Page name={notice?.title} nameLang={notice?.isOriginal ? 'ko' : undefined}>
        <NoticeArticle id={id} paths={paths} />
      </Page>
    </ArticleColumn>
  )
}
