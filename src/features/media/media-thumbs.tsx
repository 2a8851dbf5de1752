import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Picture } from '#ui/media/picture.tsx'
import type { MediaNeighbor } from './media-navigation.ts'
import type { MediaItem } from './media.schema.ts'
import styles from './media-thumbs.module.css'

interface MediaThumbsProps {
  /** The current item. */
  id: number
  /** The page up to which the gallery is loaded. */
  page: number
  nearby: readonly MediaItem[]
  onTurn: (neighbor: MediaNeighbor | undefined) => void
}

/** Renders the thumbnails of the items next to the current one, which is scrolled into view. */
export function MediaThumbs({ id, page, nearby, onTurn }: MediaThumbsProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const at = nearby.findIndex((each) => each.id === id)
  // Scrolls the current thumbnail into view; only the browser knows the width of the strip.
  useEffect(() => {
    const current = list.current?.children[at]
    if (!list.current || !(current instanceof HTMLElement)) return
    list.current.scrollLeft =
      current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2
  }, [at])
  return (
    <ul ref={list} className={styles.thumbs} aria-label={t`Gallery`}>
      {nearby.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={each.title}
            aria-current={each.id === id || undefined}
            onClick={() => onTurn(each.id === id ? undefined : { item: each, page })}
          >
            <Picture src={each.image} alt="" width={160} height={90} ratio="video" />
          </button>
        </li>
      ))}
    </ul>
  )
}
