import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { leaveMessageAtom } from './devlog.atoms.ts'

/**
 * Goes back one page from a message that could not be read (docs/product.md#developer-log), or to the list where
 * there is no page to go back to, and has it said there (docs/product.md#developer-log).
 */
export function useLeaveFailedMessage(id: number, failed: boolean): void {
  const { t } = useLingui()
  const router = useRouter()
  const announce = useAnnounce()
  const leave = useSetAtom(leaveMessageAtom)
  const left = useRef<number | null>(null)
  // Moves the browser's history; once per message.
  useEffect(() => {
    if (!failed || left.current === id) return
    left.current = id
    leave(id)
    announce(t`We couldn't open the post.`)
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/devlog/withBTS', replace: true })
  }, [announce, failed, id, leave, router, t])
}
