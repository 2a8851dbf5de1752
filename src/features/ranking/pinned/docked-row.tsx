import { Trans } from '@lingui/react/macro'
import { useNavigate, type LinkProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { AtBottom } from '#ui/page/slots.tsx'
import { pageSize, useBoardExtras } from '../board/board-state.ts'
import { PlayerFace } from '../player/player-name.tsx'
import type { BoardType, Ranker } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { MovementMark, RankNumber } from '../standing/standing-marks.tsx'
import { GapText } from '../standing/neighbors.tsx'
import { scoreOf, standingsOf } from '../standing/standing.ts'
import styles from './pinned-players.module.css'
import { myRankId } from './pinned.atoms.ts'

interface DockedRowProps {
  nickname: string
  type: BoardType
  rankers: readonly Ranker[]
  search: RankingSearch
  place: LinkProps
}

const ownRow = () => document.querySelector<HTMLElement>('tr[data-tone="own"]')

/** Renders the visitor's row at the bottom of the window while it is out of view. A click scrolls to it. */
export function DockedRow({ nickname, type, rankers, search, place }: DockedRowProps) {
  const { ranksBefore, movement } = useBoardExtras()
  const navigate = useNavigate()
  const { isOutOfView, reveal } = useOwnRow()
  const [standing, another] = standingsOf(rankers, nickname, type)
  const isAlone = standing !== undefined && another === undefined
  if (!isAlone || !isOutOfView) return null
  const { row } = standing
  const score = scoreOf(type, row)
  const { year, month, season } = search
  const show = () => {
    if (reveal()) return
    const page = 1 + Math.floor(row.line / pageSize)
    void navigate({ ...place, search: { year, month, season, page }, resetScroll: false })
  }
  return (
    <AtBottom>
      <button type="button" data-bar="" className={styles.docked} onClick={show}>
        <span className="visually-hidden">
          <Trans>My rank</Trans>
        </span>
        <RankNumber rank={row.rank} />
        <MovementMark rank={row.rank} before={ranksBefore?.[row.line]} words={movement} />
        <PlayerFace nickname={nickname} iconId={row.iconId} size={40} />
        <strong>
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

/**
 * Returns whether the visitor's row and the card with their rank are outside of the window, and a function that scrolls
 * to the row: at once, or as soon as it is rendered. The function returns whether there is a row.
 */
function useOwnRow() {
  // Unknown until the observer reports, so that the docked row does not flash.
  const [seen, setSeen] = useState<{ row?: boolean; card?: boolean }>({})
  const isAwaited = useRef(false)
  const reveal = () => {
    const row = ownRow()
    isAwaited.current = row === null
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector('a')?.focus({ preventScroll: true })
    return row !== null
  }
  const revealAwaited = useEffectEvent(() => isAwaited.current && reveal())
  // Another page, order or filter has other rows.
  useEffect(() => {
    const section = document.getElementById(myRankId)
    if (section?.parentElement === null || section === null) return undefined
    let row: Element | null = null
    let card: Element | null = null
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        setSeen((before) => ({ ...before, [target === row ? 'row' : 'card']: isIntersecting }))
      }
    })
    const observeAgain = () => {
      const [nextRow, nextCard] = [ownRow(), section.querySelector('article')]
      if (nextRow === row && nextCard === card) return
      observer.disconnect()
      const isNew = nextRow !== row
      row = nextRow
      card = nextCard
      for (const node of [row, card]) if (node) observer.observe(node)
      if (card === null) setSeen((before) => ({ ...before, card: false }))
      if (row === null) setSeen((before) => ({ ...before, row: false }))
      else if (isNew) revealAwaited()
    }
    observeAgain()
    const changes = new MutationObserver(observeAgain)
    changes.observe(section.parentElement, {
      attributeFilter: ['data-tone'],
      childList: true,
      subtree: true,
    })
    return () => {
      observer.disconnect()
      changes.disconnect()
    }
  }, [])
  return { isOutOfView: seen.row === false && seen.card === false, reveal }
}
