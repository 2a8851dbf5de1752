import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'
import { useVisibleName } from '#ui/name/visible-name.tsx'
import { useBoardUrl } from '../board/board-url.ts'
import type { BoardType, Season } from '../ranking.schema.ts'
import { nameOwnAtom, pinnedAtom, toggleStarAtom } from '../pinned/pinned.atoms.ts'
import styles from './player-tools.module.css'
import { RankCard } from '../card/rank-card.tsx'
import type { RankingSearch } from '../ranking.search.ts'
import type { Standing } from '../standing/standing.ts'

const imageShape =
  'M6 4.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 8.5h.01'

interface PlayerToolsProps {
  nickname: string
  type: BoardType
  season: Season
  search: RankingSearch
  /** `undefined` if the player is not on the leaderboard, or the name is not unique. */
  standing: Standing | undefined
}

/** Renders the actions for a player: star, "that is me", share the link, create a card. */
export function PlayerTools({ nickname, type, season, search, standing }: PlayerToolsProps) {
  const pinned = useAtomValue(pinnedAtom)
  const toggleStar = useSetAtom(toggleStarAtom)
  const nameOwn = useSetAtom(nameOwnAtom)
  const [hasCard, setHasCard] = useState(false)
  const url = useBoardUrl({ type, season, search })
  const visibleName = useVisibleName()
  const isOwn = pinned?.own === nickname
  const isStarred = pinned?.stars.includes(nickname) ?? false
  return (
    <>
      <div className={`cluster ${styles.tools}`}>
        {standing && (
          <Button primary aria-expanded={hasCard} onClick={() => setHasCard(!hasCard)}>
            <Icon shape={imageShape} />
            <Trans>Make a rank card</Trans>
          </Button>
        )}
        <Button aria-pressed={isStarred} onClick={() => toggleStar(nickname)}>
          <Icon shape={icons.star} />
          <Trans comment="A button that adds a player to the starred ones.">Star</Trans>
        </Button>
        <Button aria-pressed={isOwn} onClick={() => nameOwn(isOwn ? '' : nickname)}>
          <Icon shape={isOwn ? icons.check : icons.user} />
          <Trans comment="A switch: this player is the visitor.">This is my rank</Trans>
        </Button>
        <ShareButton title={visibleName(nickname)} url={url} />
      </div>
      {hasCard && standing && <RankCard row={standing.row} type={type} season={season} url={url} />}
    </>
  )
}
