import { useHydrated, useLocation } from '@tanstack/react-router'
import { bases } from '#api/bases.ts'

/**
 * Returns the sign-in URL with `currentUrl` (absolute) as the return URL; `null` if no account site is
 * configured (docs/api.md#hosts).
 */
function loginUrl(currentUrl: string): string | null {
  const { account } = bases()
  return account && `${account}/login?redirect=${encodeURIComponent(currentUrl)}`
}

/** Returns the sign-in URL of this page; `null` before hydration or without an account site. */
export function useLoginUrl(): string | null {
  const path = useLocation({ select: ({ publicHref }) => publicHref })
  const hydrated = useHydrated()
  return hydrated ? loginUrl(new URL(path, window.location.origin).href) : null
}
