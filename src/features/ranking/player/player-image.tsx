import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Tile } from '#ui/card/tile.tsx'
import type { IconMap } from '../board/icon-map.ts'
import styles from './pictures.module.css'

/** Renders a player's profile image, or the default one if the id is unknown. */
export function PlayerImage({ iconId, icons }: { iconId: number | null; icons: IconMap }) {
  const image = iconId === null ? undefined : icons.get(iconId)
  return (
    <span className={styles.player}>
      {image === undefined ? (
        <Tile>
          <Icon shape={partIcons.user} />
        </Tile>
      ) : (
        <Picture src={image} alt="" width={44} height={44} ratio="square" />
      )}
    </span>
  )
}
