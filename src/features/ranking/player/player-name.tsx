import styles from './player-name.module.css'
import { use } from 'react'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { PlayerLinkContext } from '../board/board-state.ts'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Tile } from '#ui/card/tile.tsx'
import type { IconMap } from '../board/board.queries.ts'
import type { Ranker } from '../ranking.schema.ts'

/** Renders a nickname that opens the player's dialog; only an empty one can't, because the URL couldn't name it. */
export function PlayerLink({ nickname }: { nickname: string }) {
  const linkTo = use(PlayerLinkContext)
  if (nickname === '') return <VisibleName name="" />
  return (
    <a className={styles.link} {...linkTo(nickname)}>
      <VisibleName name={nickname} />
    </a>
  )
}

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
