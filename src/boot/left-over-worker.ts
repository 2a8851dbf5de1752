/** The used subset of `navigator.serviceWorker`. */
interface Workers {
  getRegistrations: () => Promise<readonly Pick<ServiceWorkerRegistration, 'unregister'>[]>
}

/**
 * Unregisters the workers that a demo on this origin has left behind: they would respond instead of
 * the server. The site itself has no worker.
 */
export async function dropLeftOverWorkers(workers: Workers | undefined): Promise<void> {
  try {
    const left = (await workers?.getRegistrations()) ?? []
    await Promise.all(left.map((registration) => registration.unregister()))
  } catch {
    // A browser that denies access to workers cannot have registered one.
  }
}
