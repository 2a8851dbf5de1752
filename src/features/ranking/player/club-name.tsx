import { Picture } from '#ui/media/picture.tsx'
import { VisibleName } from '#ui/name/visible-name.tsx'
import styles from './pictures.module.css'
import type { IconMap } from '../board/icon-map.ts'
import type { Ranker } from '../ranking.schema.ts'

interface ClubNameProps {
  ranker: Ranker
  icons: IconMap
}

/** Renders a club with its emblem; an unknown emblem is not shown. Renders nothing for a player without a club. */
export function ClubName({ ranker: { club, emblemId }, icons }: ClubNameProps) {
  const emblem = emblemId === null ? undefined : icons.get(emblemId)
  if (!club) return null
  return (
    <span className={styles.club}>
      {emblem !== undefined && (
        <span className={styles.emblem}>
          <Picture src={emblem} alt="" width={24} height={24} ratio="square" />
        </span>
      )}
      <VisibleName name={club} />
    </span>
  )
}
