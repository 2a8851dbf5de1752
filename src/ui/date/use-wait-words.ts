import { useLingui } from '@lingui/react/macro'
import { waitOf } from '#lib/wait.ts'

/** Returns the function that names a remaining time in ms, in its two largest units: `2 d 5 h`. */
export function useWaitWords(): (ms: number) => string {
  const { t } = useLingui()
  return (ms) => {
    const { days, hours, minutes } = waitOf(ms)
    if (days > 0) return t`${days} d ${hours} h`
    return hours > 0 ? t`${hours} h ${minutes} min` : t`${minutes} min`
  }
}
