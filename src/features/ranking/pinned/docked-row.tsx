import { Trans } from '@lingui/react/macro'
import { useNavigate, type LinkProps } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { AtBottom } from '#ui/page/slots.tsx'
import { pageSize, useBoardExtras } from '../board/board-state.ts'
import { PlayerFace } from '../player/player-name.tsx'
import type { BoardType, Ranker } from '../ranking.schema.ts'
import type { BoardSearch } from '../ranking.search.ts'
import { MovementMark, RankNumber } from '../standing/standing-marks.tsx'
import { GapText } from '../standing/neighbors.tsx'
import { scoreOf, standingsOf } from '../standing/standing.ts'
import styles from './pinned-players.module.css'
import { ownCardAtom, ownRowAtom } from './pinned.atoms.ts'

interface DockedRowProps {
  nickname: string
  type: BoardType
  rankers: readonly Ranker[]
  search: BoardSearch
  link: LinkProps
}

/** Renders the visitor's row at the bottom of the window while it is out of view. A click scrolls to it. */
export function DockedRow({ nickname, type, rankers, search, link }: DockedRowProps) {
  const { ranksBefore, movement } = useBoardExtras()
  const navigate = useNavigate()
  const own = useOwnRow()
  const isRowInView = useInView(own.row)
  const isCardInView = useInView(useAtomValue(ownCardAtom))
  const [standing, another] = standingsOf(rankers, nickname, type)
  const isAlone = standing !== undefined && another === undefined
  // Unknown until the observers report, so that it does not flash.
  if (!isAlone || isRowInView !== false || isCardInView !== false) return null
  const { row } = standing
  const score = scoreOf(type, row)
  const { year, month, season } = search
  const show = () => {
    if (own.reveal()) return
    const page = 1 + Math.floor(row.line / pageSize)
    void navigate({ ...link, search: { year, month, season, page }, resetScroll: false })
  }
  return (
    <AtBottom>
      <button type="button" data-bar="" className={styles.docked} onClick={show}>
        <span className="visually-hidden">
          <Trans>My rank</Trans>
        </span>
        <RankNumber rank={row.rank} />
        <MovementMark rank={row.rank} before={ranksBefore?.[row.line]} texts={movement} />
        <PlayerFace nickname={nickname} iconId={row.iconId} size={40} />
        <strong className="one-line">
          <VisibleName name={nickname} />
        </strong>
        <span className="meta">
          <GapText type={type} standing={standing} />
        </span>
        <span>{score === null ? '-' : formatNumber(score)}</span>
      </button>
    </AtBottom>
  )
}

/** Returns whether an element is inside of the window; `undefined` until that is known. */
function useInView(element: Element | null): boolean | undefined {
  const [seen, setSeen] = useState<IntersectionObserverEntry>()
  // Follows the element: another page, order or filter has other rows.
  useEffect(() => {
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  if (element === null) return false
  return seen?.target === element ? seen.isIntersecting : undefined
}

/** Returns the visitor's row, and a function that scrolls to it, at once or as soon as it is rendered. */
function useOwnRow() {
  const row = useAtomValue(ownRowAtom)
  const isAwaited = useRef(false)
  /** Returns false if there is no row yet. */
  const reveal = () => {
    isAwaited.current = row === null
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector('a')?.focus({ preventScroll: true })
    return row !== null
  }
  const revealAwaited = useEffectEvent(reveal)
  useEffect(() => {
    if (row !== null && isAwaited.current) revealAwaited()
  }, [row])
  return { row, reveal }
}
