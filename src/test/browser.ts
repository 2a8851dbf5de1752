import { vi } from 'vitest'
import { idle } from '#lib/when.ts'

/** Replaces the user agent of this browser for the rest of the test. */
export function callItself(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
}

/** Waits until the browser is idle: callbacks of the app that waited for that before have been called. */
export const browserIdle = () => new Promise<void>((resolve) => void idle(resolve))
