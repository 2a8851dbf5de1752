import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { LinkButton } from '#ui/link/link-button.tsx'
import { FailedState, LoadingState, OfflineState } from '#ui/feedback/states.tsx'
import styles from './gallery.module.css'
import type { MediaList } from './use-media-list.ts'

interface GalleryMoreProps {
  list: MediaList
  category: number | undefined
}

/** Renders the footer of the gallery: loading and failed pages, the number of items, and the link to more. */
export function GalleryMore({ list, category }: GalleryMoreProps) {
  const { further, items, total, upTo, lastPage, hasMore } = list
  const count = useRef<HTMLParagraphElement>(null)
  const failed = further.filter(
    ({ isLoadingError, fetchStatus }) => isLoadingError && fetchStatus === 'idle',
  )
  const isPaused = further.some(({ data, fetchStatus }) => !data && fetchStatus === 'paused')
  const isPending = further.some(({ data, fetchStatus }) => !data && fetchStatus === 'fetching')
  const shown = items.length
  return (
    <div className={styles.more}>
      {isPending && <LoadingState rows={2} />}
      {isPaused && <OfflineState />}
      {failed.length > 0 && (
        <FailedState
          onRetry={() => {
            for (const page of failed) void page.refetch()
          }}
        />
      )}
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        <Trans>
          {shown} of {total}
        </Trans>
      </p>
      {hasMore && (
        <LinkButton
          to="/media"
          search={{ category, page: upTo + 1 }}
          replace
          resetScroll={false}
          state={{ keepPlace: true }}
          rel="next"
          // The last click removes the link, so the focus has to move.
          onClick={() => {
            if (upTo + 1 >= lastPage) count.current?.focus({ preventScroll: true })
          }}
        >
          <Trans>Load more</Trans>
        </LinkButton>
      )}
    </div>
  )
}
