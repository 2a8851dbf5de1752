import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MediaFigure } from './media-figure.tsx'
import styles from './media-still.module.css'
import type { MediaItem } from './media.schema.ts'
import viewer from './media-viewer.module.css'

/** Renders one item in the prerendered page: in the position of its dialog, with a link to close it. */
export function MediaStill({ item }: { item: UseQueryResult<MediaItem> }) {
  return (
    <article className={styles.still}>
      <h2 className={styles.title}>{item.data?.title}</h2>
      <div className={viewer.stage}>
        <MediaFigure item={item} />
      </div>
      <p>
        <Link to="/media" search>
          <Trans>Back to the list</Trans>
        </Link>
      </p>
    </article>
  )
}
