import { useQueryClient, type Query } from '@tanstack/react-query'

const hasFailed = ({ state }: Query) => state.status === 'error'

/**
 * Returns a function that refetches all failed reads of this page, so that one click recovers them
 * all.
 */
export function useRetryFailed(): () => void {
  const client = useQueryClient()
  return () => void client.refetchQueries({ type: 'active', predicate: hasFailed })
}
