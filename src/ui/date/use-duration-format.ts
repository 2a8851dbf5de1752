import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const minuteMs = 60_000

/**
 * Returns the function that names a remaining time in ms, rounded up to the minute, in its two largest units:
 * `2d 5h`; a unit of 0 is left out.
 */
export function useDurationFormat(): (ms: number) => string {
  const { t } = useLingui()
  return (ms) => {
    const total = Math.max(0, Math.ceil(ms / minuteMs))
    const days = Math.floor(total / 1440)
    const hours = Math.floor(total / 60) % 24
    const minutes = total % 60
    if (days > 0) {
      return hours > 0
        ? t`${days}d ${hours}h`
        : t`${plural(days, { one: '# day', other: '# days' })}`
    }
    if (hours === 0) return t`${minutes}m`
    return minutes > 0 ? t`${hours}h ${minutes}m` : t`${hours}h`
  }
}
