import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '#ui/page/live-region.tsx'

/**
 * Announces the number of search results (WCAG 2.2 SC 4.1.3): the focus stays in the field. Not announced on
 * first load.
 * @param total the number of results; `undefined` while loading
 */
export function useAnnounceFound(keyword: string, total: number | undefined): void {
  const { t } = useLingui()
  const announce = useAnnounce()
  const last = useRef(keyword)
  // Updates the live region for each search.
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
