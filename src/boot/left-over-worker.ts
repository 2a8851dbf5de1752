/** The used subset of `navigator`. */
interface Device {
  readonly cookieEnabled: boolean
  readonly serviceWorker?: {
    getRegistrations: () => Promise<readonly Pick<ServiceWorkerRegistration, 'unregister'>[]>
  }
}

/**
 * Unregisters the workers that a demo on this origin has left behind: they would respond instead of
 * the server. The site itself has no worker.
 */
export async function dropLeftOverWorkers(device: Device): Promise<void> {
  try {
    // A browser without cookies has no workers, and Firefox would log the access.
    const left = (device.cookieEnabled && (await device.serviceWorker?.getRegistrations())) || []
    await Promise.all(left.map((registration) => registration.unregister()))
  } catch {
    // A browser that denies access to workers cannot have registered one.
  }
}
