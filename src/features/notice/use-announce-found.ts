import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '#ui/page/live-region.tsx'

/**
 * Says how much a search has found, since its field keeps the focus (WCAG 4.1.3); the list that a
 * page opens with is no news.
 * @param total the entries found; `undefined` until they are known
 */
export function useAnnounceFound(keyword: string, total: number | undefined): void {
  const { t } = useLingui()
  const announce = useAnnounce()
  const last = useRef(keyword)
  // Keeps the live region in step with what was searched for.
  useEffect(() => {
    if (total === undefined || last.current === keyword) return
    last.current = keyword
    if (keyword === '') return
    announce(
      total === 0
        ? t`No results found`
        : t`${plural(total, { one: '# result found', other: '# results found' })}`,
    )
  }, [announce, keyword, t, total])
}
