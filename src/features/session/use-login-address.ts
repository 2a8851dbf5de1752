import { useLocation } from '@tanstack/react-router'
import { bases } from '#api/bases.ts'
import { useHydrated } from '#ui/when/use-hydrated.ts'

/**
 * Where a visitor signs in and comes back from to `currentUrl`, an absolute address; `null` where no
 * account site is set (docs/api.md#hosts).
 */
function loginAddress(currentUrl: string): string | null {
  const { account } = bases()
  return account && `${account}/login?redirect=${encodeURIComponent(currentUrl)}`
}

/** The sign-in address of this page, or `null`; not known before hydration. */
export function useLoginAddress(): string | null {
  const path = useLocation({ select: ({ publicHref }) => publicHref })
  const hydrated = useHydrated()
  return hydrated ? loginAddress(new URL(path, window.location.origin).href) : null
}
