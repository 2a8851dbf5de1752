import { useLingui, Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { safeUrl } from '#lib/safe-url.ts'
import button from '#ui/form/button.module.css'
import { Button } from '#ui/form/button.tsx'
import { Icon, icons, type IconShape } from '#ui/icons/icons.tsx'
import { WatchLink } from '#ui/media/video-facade.tsx'
import { useArrowKeys } from '#ui/media/use-arrow-keys.ts'
import { useSwipe } from '#ui/media/use-swipe.ts'
import { ShareButton } from '#ui/share/share-button.tsx'
import { MediaFigure, MediaCaption } from './media-figure.tsx'
import { useReplaceItem, type MediaNeighbor } from './media-navigation.ts'
import { MediaThumbs } from './media-thumbs.tsx'
import styles from './media-viewer.module.css'
import type { MediaItem } from './media.schema.ts'

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
  // An item of a later page is not in the loaded part of the gallery. Its thumbnail is the last one.
  const isMissing = nearby.length > 0 && nearby.every((each) => each.id !== id)
  const own = item.data?.id === id ? [item.data] : []
  const withOwn = item.isPending ? [] : [...nearby, ...own]
  const thumbs = isMissing ? withOwn : nearby
  const file = item.data?.video === null ? safeUrl(item.data.image) : null
  const ground = safeUrl(item.data?.image)
  return (
    <>
      <div className={styles.stage} {...swipe}>
        <MediaFigure item={item} />
      </div>
      {item.data && <MediaCaption item={item.data} />}
      <div className={styles.turns}>
        <TurnButton
          icon={icons.chevronLeft}
          name={t`Previous`}
          isEnd={!previous}
          onTurn={turns.onPrevious}
        />
        <span>{position > 0 && `${position} / ${total}`}</span>
        <TurnButton icon={icons.chevronRight} name={t`Next`} isEnd={!next} onTurn={turns.onNext} />
      </div>
      <MediaThumbs id={id} page={page} nearby={thumbs} onTurn={turn} />
      <div className={styles.tools}>
        {file !== null && (
          <a href={file} target="_blank" rel="noopener noreferrer" className={button.button}>
            <Icon shape={icons.externalLink} />
            <span>
              <Trans>View full size</Trans>
            </span>
          </a>
        )}
        {item.data?.video && <WatchLink video={item.data.video} />}
        {item.data && <ShareButton title={item.data.title} />}
      </div>
      {ground !== null && (
        <img src={ground} alt="" width={960} height={640} className={`fill ${styles.ground}`} />
      )}
    </>
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
    <Button aria-label={name} busy={isEnd} onClick={onTurn}>
      <Icon shape={icon} />
    </Button>
  )
}
