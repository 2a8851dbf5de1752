import { isNotFound } from '#api/api-error.ts'
import { ArticleMetadata } from '#ui/article/article.tsx'
import { CategoryBadge } from '#ui/card/badge.tsx'
import { Day } from '#ui/date/date.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'
import { NoticeArticle } from './notice-article.tsx'
import type { NoticePaths } from './notice.paths.ts'
import { useNotice } from './notice.queries.ts'
import { useNoticeDescription } from './notice-text.tsx'

interface NoticeDetailPageProps {
  id: number
  paths: NoticePaths
}

/** Renders the page of a notice: its title above the article. */
export function NoticeDetailPage({ id, paths }: NoticeDetailPageProps) {
  const { data: notice, error, isPending } = useNotice(id)
  const describe = useNoticeDescription()
  const lang = notice?.isOriginal ? 'ko' : undefined
  return (
    <SectionPage
      name={notice?.title}
      isAwaited={isPending}
      nameLang={lang}
      textLang={lang}
      description={notice && describe(notice)}
      publishedAt={notice?.publishedAt}
      isMissing={isNotFound(error)}
      awaitsArt
      isArticle
      mascot="pado"
      art={notice?.thumbnail}
      tools={
        notice && (
          <ArticleMetadata share={<ShareButton title={notice.title} />}>
            <CategoryBadge category={notice.category} categoryId={notice.categoryId} />
            <Day instant={notice.publishedAt} />
          </ArticleMetadata>
        )
      }
    >
      <NoticeArticle id={id} paths={paths} />
    </SectionPage>
  )
}
