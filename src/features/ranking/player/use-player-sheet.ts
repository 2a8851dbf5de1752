import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { parseSearchString, stringifySearch } from '#lib/search-string.ts'
import { clientNavigationHref } from '#ui/link/client-navigation.ts'
import type { SheetLink } from '../board/board-context.ts'
import type { RankingSearch } from '../ranking.search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A sheet that was opened from the board: the entry before it is the board. */
    isOverBoard?: boolean
  }
}

/**
 * A name as a value of a query. Only what has a meaning there is escaped: letters of other scripts
 * stay, which a stored page with a hundred of them says once instead of twice.
 */
export function inQuery(name: string): string {
  return name.replace(/[\s%&#+"'<>\\^`{|}]/g, encodeURIComponent)
}

/**
 * The address of a player's sheet over this board. A hundred rows have one, so it is a plain link
 * that is put together once, and the router is asked when it is pressed.
 */
export function usePlayerLinks(search: RankingSearch): (nickname: string) => SheetLink {
  const navigate = useNavigate()
  const { player: _, ...onBoard } = search
  const board = stringifySearch(onBoard)
  return useMemo(() => {
    const { page, sort, ...rest } = parseSearchString(board)
    const base = stringifySearch({
      ...rest,
      ...(page !== '1' && { page }),
      ...(sort !== 'rank' && { sort }),
    })
    return (nickname) => ({
      href: `${base === '' ? '?' : `${base}&`}player=${inQuery(nickname)}`,
      onClick: (event) => {
        if (clientNavigationHref(event) === null) return
        event.preventDefault()
        void navigate({
          to: '.',
          search: (now) => ({ ...now, player: nickname }),
          state: { isOverBoard: true, keepPlace: true },
          resetScroll: false,
        })
      },
    })
  }, [navigate, board])
}

/** Closes a sheet: back to the board that it was opened from, or in its place to the same board. */
export function useCloseSheet(search: RankingSearch): () => void {
  const { history } = useRouter()
  const navigate = useNavigate()
  const isOverBoard = useLocation({ select: ({ state }) => state.isOverBoard ?? false })
  return () => {
    if (isOverBoard) history.back()
    else {
      void navigate({
        to: '.',
        search: { ...search, player: '' },
        replace: true,
        resetScroll: false,
      })
    }
  }
}
