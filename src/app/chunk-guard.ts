import { DeadlineError, withDeadline } from '#lib/deadline.ts'
import { readStored, writeStored } from '#lib/storage.ts'
import type { AppRouter } from './router.tsx'

/** How long the code of a page may take (spec section 9). */
const chunkDeadlineMs = 120_000

const reloadedKey = 'chunkReloadedAt'
const reloadPauseMs = 5 * 60_000

/** The code of a page did not arrive. Trying again means loading the document again. */
class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * After a deploy the code of a page may be gone from the host. A navigation that runs into this
 * loads its document anew, once: never again within five minutes, and never where that cannot be
 * remembered. What still fails, or takes too long, is a {@link ChunkError} of that page.
 */
export function guardChunks(router: AppRouter): void {
  let failures = 0
  // Vite says so when a dynamic import fails; the router's lazy components keep it to themselves.
  window.addEventListener('vite:preloadError', (event) => {
    failures += 1
    // Else the router would load the document anew by a rule of its own.
    event.preventDefault()
  })
  for (const { options } of Object.values(router.routesById)) {
    const { component } = options
    const load = component?.preload
    if (!component || !load) continue
    component.preload = async () => {
      const failuresBefore = failures
      try {
        await withDeadline(chunkDeadlineMs, undefined, async () => load())
      } catch (failure) {
        if (failure instanceof DeadlineError) throw new ChunkError('The page took too long.')
        throw failure
      }
      if (failures === failuresBefore) return
      // A link that is only preloaded must not take the visitor anywhere.
      const isNavigating = router.state.status === 'pending'
      if (isNavigating && mayReload(Date.now())) await reload()
      throw new ChunkError('The page could not be fetched.')
    }
  }
}

function mayReload(now: number): boolean {
  const last = Number(readStored(reloadedKey))
  const isRecent = last <= now && now - last < reloadPauseMs
  return !isRecent && writeStored(reloadedKey, String(now))
}

/** Never resolves: the document is on its way out. The address is the one navigated to already. */
function reload(): Promise<never> {
  window.location.reload()
  return new Promise(() => undefined)
}
