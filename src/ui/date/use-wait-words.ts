import { useLingui } from '@lingui/react/macro'
import { waitOf } from '#lib/wait.ts'

/** Returns the function that names a remaining time in ms, in its two largest units: `2d 5h`; a unit of 0 is left out. */
export function useWaitWords(): (ms: number) => string {
  const { t } = useLingui()
  return (ms) => {
    const { days, hours, minutes } = waitOf(ms)
    if (days > 0) return hours > 0 ? t`${days}d ${hours}h` : t`${days}d`
    if (hours === 0) return t`${minutes}m`
    return minutes > 0 ? t`${hours}h ${minutes}m` : t`${hours}h`
  }
}
