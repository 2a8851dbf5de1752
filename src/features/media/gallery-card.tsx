import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { Picture } from '#ui/media/picture.tsx'
import styles from '#ui/card/card.module.css'
import type { MediaItem } from './media.schema.ts'

/** Returns the element id of the card of an item. */
export const cardId = (id: number) => `media-${id}`

/** Renders an image or video of the gallery; it opens in a dialog over the gallery. */
export function GalleryCard({ item }: { item: MediaItem }) {
  const { t } = useLingui()
  const { id, title, image, video } = item
  return (
    <Link
      className={styles.scene}
      id={cardId(id)}
      to="/media/$idx"
      params={{ idx: id }}
      search
      state={{ keepScroll: true, isGalleryOverlay: true }}
      resetScroll={false}
    >
      <Picture src={image} alt="" width={640} height={360} ratio="cover" />
      <span>
        {video !== null && <Icon shape={icons.film} label={t`Video`} />}
        <span>{title}</span>
      </span>
    </Link>
  )
}
