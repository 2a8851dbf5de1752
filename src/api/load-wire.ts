import { ApiError } from './api-error.ts'

/**
 * What sends calls and reads answers. It comes with the first call of a visit: a stored page asks for
 * nothing at first (bars, "first load").
 * @param call that needs it @throws {ApiError} `network`, before anything was sent
 */
export async function loadWire(call: string): Promise<typeof import('./wire.ts')> {
  try {
    return await import('./wire.ts')
  } catch (cause) {
    throw new ApiError('network', call, { cause })
  }
}
