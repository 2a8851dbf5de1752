/** What the browser has of workers, as far as it is asked. */
interface Workers {
  getRegistrations: () => Promise<readonly Pick<ServiceWorkerRegistration, 'unregister'>[]>
}

/**
 * Unregisters what a demo on this address has left behind: its worker would answer for the server. The
 * site itself has no worker.
 */
export async function dropLeftOverWorkers(workers: Workers | undefined): Promise<void> {
  try {
    const left = (await workers?.getRegistrations()) ?? []
    await Promise.all(left.map((registration) => registration.unregister()))
  } catch {
    // Where the browser lets nobody ask, none can be registered either.
  }
}
