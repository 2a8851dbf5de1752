import { expect } from '@playwright/test'

/** Waits until a server that was just started responds at a URL. */
export function responds(url: string): Promise<void> {
  const status = () =>
    fetch(url).then(
      (response) => response.status,
      () => 0,
    )
  return expect.poll(status, { timeout: 10_000 }).toBe(200)
}
