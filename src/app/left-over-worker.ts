/** The used subset of `navigator`. */
interface Device {
  readonly cookieEnabled: boolean
  readonly serviceWorker?: {
    getRegistrations: () => Promise<readonly Pick<ServiceWorkerRegistration, 'unregister'>[]>
  }
}

/** The used subset of `window`. */
interface Scope {
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'>
}

/**
 * Unregisters the workers that a demo on this origin has left behind: they would respond instead of
 * the server. Deletes their caches as well. The site itself has neither.
 */
export async function dropLeftOverWorkers(device: Device, scope: Scope = {}): Promise<void> {
  try {
    // A browser without cookies has no workers, and Firefox would log the access.
    const left = (device.cookieEnabled && (await device.serviceWorker?.getRegistrations())) || []
    await Promise.all(left.map((registration) => registration.unregister()))
    const { caches } = scope
    if (!device.cookieEnabled || !caches) return
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // A browser that denies access to workers cannot have registered one.
  }
}
