import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { safeUrl } from '#lib/safe-url.ts'
import { Icon, icons, type IconShape } from '#ui/icons/icons.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { useArrowKeys } from '#ui/media/use-arrow-keys.ts'
import { useSwipe } from '#ui/media/use-swipe.ts'
import { MediaFigure } from './media-figure.tsx'
import type { MediaItem } from './media.schema.ts'
import styles from './media-viewer.module.css'
import type { MediaNeighbor } from './use-media-neighbors.ts'
import { useReplaceItem } from './use-replace-item.ts'

interface MediaViewerProps {
  id: number
  /** The page up to which the gallery is loaded. */
  page: number
  nearby: readonly MediaItem[]
  item: UseQueryResult<MediaItem>
  previous: MediaNeighbor | undefined
  next: MediaNeighbor | undefined
}

/** Renders one item, and navigation to others: buttons, arrow keys, swipe, and thumbnails of those next to it. */
export function MediaViewer({ id, page, nearby, item, previous, next }: MediaViewerProps) {
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
      <ul className={styles.thumbs} aria-label={t`Gallery`}>
        {nearby.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={each.title}
              aria-current={each.id === id || undefined}
              onClick={() => turn(each.id === id ? undefined : { item: each, page })}
            >
              <Picture src={each.image} alt="" width={96} height={64} ratio="cover" />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <TurnButton
          icon={icons.chevronLeft}
          name={t`Previous`}
          isEnd={!previous}
          onTurn={turns.onPrevious}
        />
        <TurnButton icon={icons.chevronRight} name={t`Next`} isEnd={!next} onTurn={turns.onNext} />
        {file !== null && (
          <a href={file} target="_blank" rel="noopener noreferrer" className={styles.full}>
            <Icon shape={icons.externalLink} />
            <Trans>View full size</Trans>
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
