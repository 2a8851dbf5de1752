import { vi } from 'vitest'

/** Makes this browser call itself `userAgent` for the rest of the test. */
export function callItself(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
}
