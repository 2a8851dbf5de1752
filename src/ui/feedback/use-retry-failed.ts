import { useQueryClient, type Query } from '@tanstack/react-query'

const hasFailed = ({ state }: Query) => state.status === 'error'

/** Returns what reads everything again that has failed on this page, so that one click recovers it all. */
export function useRetryFailed(): () => void {
  const client = useQueryClient()
  return () => void client.refetchQueries({ type: 'active', predicate: hasFailed })
}
