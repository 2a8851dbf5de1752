import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { reportUnavailableMessageAtom } from './devlog.atoms.ts'

/**
 * Goes back one page if a message failed to load, or to the list if there is no previous page. The
 * destination shows a notice (docs/product.md#developer-log).
 */
export function useLeaveFailedMessage(id: number, failed: boolean): void {
  const { t } = useLingui()
  const router = useRouter()
  const announce = useAnnounce()
  const reportUnavailable = useSetAtom(reportUnavailableMessageAtom)
  const handledId = useRef<number | null>(null)
  // Navigates only once per message.
  useEffect(() => {
    if (!failed || handledId.current === id) return
    handledId.current = id
    reportUnavailable(id)
    announce(t`We couldn't open the post.`, true)
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/devlog/withBTS', replace: true })
  }, [announce, failed, id, reportUnavailable, router, t])
}
