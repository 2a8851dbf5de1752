import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Day } from '#ui/date/date.tsx'
import { Article } from '#ui/article/article.tsx'
import { Neighbors, type Neighbor } from '#ui/list/neighbors.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'

interface DevlogArticleProps {
  title: string
  publishedAt: number | null
  /** Wide layout, for two texts side by side. */
  wide?: boolean
  older: Neighbor | undefined
  newer: Neighbor | undefined
  list: LinkProps
  children: ReactNode
}

/** Renders a post of the developer log as an article. */
export function DevlogArticle({ children, ...post }: DevlogArticleProps) {
  return (
    <>
      <Article wide={post.wide} facts={<Day instant={post.publishedAt} />}>
        {children}
        <ShareButton title={post.title} />
      </Article>
      <Neighbors previous={post.older} next={post.newer} list={post.list} />
    </>
  )
}
