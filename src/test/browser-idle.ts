import { idle } from '#lib/when.ts'

/** Waits until the browser is idle: callbacks of the app that waited for that before have been called. */
export const browserIdle = () => new Promise<void>((resolve) => void idle(resolve))
