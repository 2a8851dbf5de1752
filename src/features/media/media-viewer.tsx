import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { safeUrl } from '#lib/safe-url.ts'
import { Icon, icons, type IconShape } from '#ui/icons/icons.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'
import { useArrowKeys } from '#ui/media/use-arrow-keys.ts'
import { useSwipe } from '#ui/media/use-swipe.ts'
import { MediaFigure, MediaWords } from './media-figure.tsx'
import type { MediaItem } from './media.schema.ts'
import { MediaThumbs } from './media-thumbs.tsx'
import styles from './media-viewer.module.css'
import type { MediaNeighbor } from './use-media-neighbors.ts'
import { useReplaceItem } from './use-replace-item.ts'

interface MediaViewerProps {
  id: number
  /** The page up to which the gallery is loaded. */
  page: number
  nearby: readonly MediaItem[]
  item: UseQueryResult<MediaItem>
  /** From 1; 0 if it is unknown. */
  position: number
  total: number
  previous: MediaNeighbor | undefined
  next: MediaNeighbor | undefined
}

/** Renders one item, and navigation to others: buttons, arrow keys, swipe, and thumbnails of those next to it. */
export function MediaViewer(props: MediaViewerProps) {
  const { id, page, nearby, item, position, total, previous, next } = props
  const { t } = useLingui()
  const turn = useReplaceItem()
  const turns = { onPrevious: () => turn(previous), onNext: () => turn(next) }
  useArrowKeys(turns)
  const swipe = useSwipe(turns)
  const file = item.data?.videoId === null ? safeUrl(item.data.image) : null
  return (
    <div className={styles.viewer}>
      <div className={styles.stage} {...swipe}>
        <MediaFigure item={item} />
      </div>
      {item.data && <MediaWords item={item.data} />}
      <MediaThumbs id={id} page={page} nearby={nearby} onTurn={turn} />
      <div className={styles.bar}>
        <TurnButton
          icon={icons.chevronLeft}
          name={t`Previous`}
          isEnd={!previous}
          onTurn={turns.onPrevious}
        />
        <span className={styles.position}>{position > 0 && `${position} / ${total}`}</span>
        <TurnButton icon={icons.chevronRight} name={t`Next`} isEnd={!next} onTurn={turns.onNext} />
        {file !== null && (
          <a href={file} target="_blank" rel="noopener noreferrer" className={styles.full}>
            <Icon shape={icons.externalLink} />
            <span className="visually-hidden">
              <Trans>View full size</Trans>
            </span>
          </a>
        )}
        {item.data && <ShareButton title={item.data.title} />}
      </div>
    </div>
  )
}

interface TurnButtonProps {
  icon: IconShape
  name: string
  isEnd: boolean
  onTurn: () => void
}

/** Stays in place at the end of the list, so that it can keep the focus. */
function TurnButton({ icon, name, isEnd, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={name}
      aria-disabled={isEnd || undefined}
      onClick={onTurn}
    >
      <Icon shape={icon} />
    </button>
  )
}
