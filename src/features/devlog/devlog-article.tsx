import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Article } from '#ui/article/article.tsx'
import { Emblem } from '#ui/brand/marks.tsx'
import { Neighbors, type Neighbor } from '#ui/list/neighbors.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'
import styles from './devlog.module.css'
import { LetterStamp } from './letter-stamp.tsx'

interface DevlogArticleProps {
  title: string
  /** Wide layout, for two texts side by side. */
  wide?: boolean
  /** Set for a letter on paper: its id. */
  letter?: number
  older: Neighbor | undefined
  newer: Neighbor | undefined
  list: LinkProps
  children: ReactNode
}

/** Renders a post of the developer log as an article. */
export function DevlogArticle({ children, ...post }: DevlogArticleProps) {
  const isLetter = post.letter !== undefined
  return (
    <Article
      wide={post.wide}
      paper={isLetter ? styles.letter : undefined}
      others={<Neighbors previous={post.older} next={post.newer} list={post.list} />}
    >
      {post.letter !== undefined && <LetterStamp id={post.letter} />}
      {children}
      <ShareButton title={post.title} />
      {isLetter && (
        <span className={styles.seal}>
          <Emblem />
        </span>
      )}
    </Article>
  )
}
