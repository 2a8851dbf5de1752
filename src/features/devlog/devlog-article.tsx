import { useLingui } from '@lingui/react'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { Article } from '#ui/article/article.tsx'
import letters from '#ui/card/letter.module.css'
import { LetterSeal, LetterStamp } from '#ui/card/letter.tsx'
import states from '#ui/feedback/states.module.css'
import { Neighbors, type Neighbor } from '#ui/list/neighbors.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'
import styles from './devlog.module.css'

interface DevlogArticleProps {
  /** Wide layout, for two texts side by side. */
  wide?: boolean
  /** Set for a letter on paper. */
  letter?: { id: number; title: string }
  older: Neighbor | undefined
  newer: Neighbor | undefined
  list: LinkProps
  children: ReactNode
}

/** Renders a post of the developer log as an article. */
export function DevlogArticle({ children, letter, ...post }: DevlogArticleProps) {
  return (
    <Article
      wide={post.wide}
      paper={letter && `${letters.paper} ${styles.letter}`}
      others={
        <Neighbors previous={post.older} next={post.newer} list={post.list}>
          {letter && <ShareButton title={letter.title} />}
        </Neighbors>
      }
    >
      {letter && <LetterStamp id={letter.id} />}
      {children}
      {letter && <Signature />}
    </Article>
  )
}

/** Renders the seal of the producer below a letter, next to the name of the game. */
function Signature() {
  const { i18n } = useLingui()
  return (
    <footer className={`cluster ${styles.signature} ${states.later}`}>
      <strong translate="no">{site.game[langOf(i18n.locale)]}</strong>
      <LetterSeal />
    </footer>
  )
}
