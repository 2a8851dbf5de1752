import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Day } from '#ui/date/date.tsx'
import { Article } from '#ui/article/article.tsx'
import { Neighbors } from '#ui/list/neighbors.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'

interface DevlogArticleProps {
  title: string
  publishedAt: number | null
  /** Wide layout, for two texts side by side. */
  wide?: boolean
  list: LinkProps
  children: ReactNode
}

/** Renders a post of the developer log as an article. */
export function DevlogArticle({ title, publishedAt, wide, list, children }: DevlogArticleProps) {
  return (
    <>
      <Article wide={wide} facts={<Day instant={publishedAt} />}>
        {children}
        <ShareButton title={title} />
      </Article>
      <Neighbors list={list} />
    </>
  )
}
