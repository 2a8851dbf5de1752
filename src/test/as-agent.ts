import { vi } from 'vitest'

/** Replaces the user agent of this browser for the rest of the test. */
export function callItself(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
}
