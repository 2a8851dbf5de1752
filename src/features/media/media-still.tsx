import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MediaFigure, MediaWords } from './media-figure.tsx'
import styles from './media-still.module.css'
import { useGalleryNeighbors } from './media.queries.ts'
import type { MediaItem } from './media.schema.ts'
import viewer from './media-viewer.module.css'

/** Renders one item in the prerendered page: in the position of its dialog, with links to its
 * neighbors and to close it. */
export function MediaStill({ id, item }: { id: number; item: UseQueryResult<MediaItem> }) {
  const { older, newer } = useGalleryNeighbors(id)
  return (
    <article className={`${viewer.room} ${styles.still}`} data-scheme="dark">
      <h2>{item.data?.title}</h2>
      <div className={viewer.stage}>
        <MediaFigure item={item} />
      </div>
      {item.data && <MediaWords item={item.data} />}
      <p className={styles.links}>
        {newer && (
          <Link to="/media/$idx" params={{ idx: newer.id }} rel="prev">
            <Trans>Previous</Trans> <span className="visually-hidden">{newer.title}</span>
          </Link>
        )}
        {older && (
          <Link to="/media/$idx" params={{ idx: older.id }} rel="next">
            <Trans>Next</Trans> <span className="visually-hidden">{older.title}</span>
          </Link>
        )}
        <Link to="/media" search>
          <Trans>Back to the list</Trans>
        </Link>
      </p>
    </article>
  )
}
