import { useLingui, Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isNotFound } from '#api/api-error.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Page } from '#ui/page/page.tsx'
import { useHydrated } from '#ui/when/hydration.tsx'
import { cardId } from './gallery-card.tsx'
import { GalleryHeading } from './gallery-heading.tsx'
import { MediaFigure, MediaCaption } from './media-figure.tsx'
import { useCloseItem, useMediaNeighbors } from './media-navigation.ts'
import styles from './media-still.module.css'
import viewer from './media-viewer.module.css'
import { MediaViewer } from './media-viewer.tsx'
import { type MediaQuery, useGalleryNeighbors, useMediaItem } from './media.queries.ts'
import type { MediaItem } from './media.schema.ts'

interface MediaDialogProps {
  id: number
  item: UseQueryResult<MediaItem>
  /** The gallery behind the dialog. */
  query: MediaQuery
}

/** Renders one item in a dialog over the gallery. */
function MediaDialog({ id, item, query }: MediaDialogProps) {
  const { t } = useLingui()
  const close = useCloseItem()
  const neighbors = useMediaNeighbors(query, id)
  const focusCard = useEffectEvent(() => document.getElementById(cardId(id))?.focus())
  // The dialog returns the focus to the card that opened it, but another item may be shown by now.
  useEffect(() => () => focusCard(), [])
  return (
    <Dialog
      isWide
      flag="media"
      title={item.data?.title ?? t`Media`}
      layoutClass={viewer.layout}
      onClose={close}
    >
      <MediaViewer id={id} item={item} page={query.page} {...neighbors} />
    </Dialog>
  )
}

/** Renders one item in the prerendered page: in the position of its dialog, with links to its
 * neighbors and to close it. */
function MediaStill({ id, item }: { id: number; item: UseQueryResult<MediaItem> }) {
  const { t } = useLingui()
  const { older, newer } = useGalleryNeighbors(id)
  return (
    <article className={`${viewer.layout} ${styles.still}`} data-scheme="dark">
      <h2 className="title">{item.data?.title ?? t`Media`}</h2>
      <div className={viewer.stage}>
        <MediaFigure item={item} />
      </div>
      {item.data && <MediaCaption item={item.data} />}
      <p className={`cluster ${styles.links}`}>
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

interface MediaItemPageProps {
  id: number
  /** The gallery below the item. */
  query: MediaQuery
}

/**
 * Renders one item over the gallery, below the heading of the gallery. A modal dialog can only be opened by a
 * script, so until hydration the item is rendered inline, in the same position.
 */
export function MediaItemPage({ id, query }: MediaItemPageProps) {
  const item = useMediaItem(id)
  const hydrated = useHydrated()
  // Part of the heading: a page is painted once that is complete.
  const heading = () => (
    <>
      <GalleryHeading isBehind />
      {hydrated ? (
        <MediaDialog id={id} item={item} query={query} />
      ) : (
        <MediaStill id={id} item={item} />
      )}
    </>
  )
  return (
    <Page name={item.data?.title} isMissing={isNotFound(item.error)} heading={heading}>
      {null}
    </Page>
  )
}
