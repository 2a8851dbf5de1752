import { useQueries } from '@tanstack/react-query'
import type { BoardType } from './board-type.ts'
import { boardQueries } from './board.queries.ts'

/** Loads the leaderboards of several seasons, in the same order. */
export const useBoards = (type: BoardType, fileNames: readonly string[]) =>
  useQueries({ queries: fileNames.map((fileName) => boardQueries.board(type, fileName)) })
