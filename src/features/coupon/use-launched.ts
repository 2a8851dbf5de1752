import { useNow } from '#ui/when/use-now.ts'

/**
 * Returns true once the service has launched, by the clock of the server where it is known: a wrong clock of the
 * device must not lock the form. The first render assumes that it has launched, which is wrong only in the few
 * days before the launch.
 * @param launchAt ISO 8601 with offset
 */
export function useLaunched(launchAt: string): boolean {
  const now = useNow('minute')
  return now === null || now >= Date.parse(launchAt)
}
