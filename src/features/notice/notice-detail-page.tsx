import { isNotFound } from '#api/api-error.ts'
import { ArticleColumn } from '#ui/article/article.tsx'
import { Page } from '#ui/page/page.tsx'
import { NoticeArticle } from './notice-article.tsx'
import type { NoticePaths } from './notice.paths.ts'
import { useNotice } from './notice.queries.ts'
import { useNoticeDescription } from './use-notice-description.ts'

interface NoticeDetailPageProps {
  id: number
  paths: NoticePaths
}

/** Renders the page of a notice or an event: its title above the article. */
export function NoticeDetailPage({ id, paths }: NoticeDetailPageProps) {
  const { data: notice, error } = useNotice(id)
  const describe = useNoticeDescription()
  const lang = notice?.isOriginal ? 'ko' : undefined
  return (
    <ArticleColumn>
      <Page
        name={notice?.title}
        nameLang={lang}
        textLang={lang}
        description={notice && describe(notice)}
        publishedAt={notice?.publishedAt}
        isMissing={isNotFound(error)}
      >
        <NoticeArticle id={id} paths={paths} />
      </Page>
    </ArticleColumn>
  )
}
