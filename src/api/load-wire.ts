import { ApiError } from './api-error.ts'

/**
 * What `load` fetches of the code that a call needs.
 * @throws {ApiError} `network`, before anything was sent: no answer is lost to it
 */
export async function loadFor<T>(call: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new ApiError('network', call, { cause })
  }
}

/**
 * What sends calls and reads answers. It comes with the first call of a visit: a stored page asks for
 * nothing at first (bars, "first load"). @throws as {@link loadFor}
 */
export const loadWire = (call: string) => loadFor(call, () => import('./wire.ts'))
