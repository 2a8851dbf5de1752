import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { stringifySearch } from '#lib/search-string.ts'
import { clientNavigationHref } from '#ui/link/own-links.ts'
import type { DialogLink } from '../board/board-state.ts'
import type { BoardSearch } from '../ranking.search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog was opened from the leaderboard, which is the previous history entry. */
    isOverBoard?: boolean
  }
}

/**
 * Encodes a name as a query value. Escapes only reserved characters: escaping letters of other scripts would
 * bloat a prerendered page with a hundred names.
 */
export function encodeQueryValue(name: string): string {
  return name.replace(/[\s%&#+"'<>\\^`{|}]/g, encodeURIComponent)
}

/**
 * Returns the link attributes of a player's dialog. With a hundred rows per page, the URL is built by string
 * concatenation, and the router is called only on click.
 */
export function usePlayerLinks(search: BoardSearch): (nickname: string) => DialogLink {
  const navigate = useNavigate()
  const board = stringifySearch(search)
  return useMemo(
    () => (nickname) => ({
      href: `${board === '' ? '?' : `${board}&`}player=${encodeQueryValue(nickname)}`,
      onClick: (event) => {
        if (clientNavigationHref(event) === null) return
        event.preventDefault()
        void navigate({
          to: '.',
          search: (now) => ({ ...now, player: nickname }),
          state: { isOverBoard: true, keepScroll: true },
          resetScroll: false,
        })
      },
    }),
    [navigate, board],
  )
}
