import { copyText } from './copy.ts'

/**
 * - `shared`: by the device's own sheet
 * - `dismissed`: the visitor closed that sheet, which is no failure
 * - `copied`: the address is on the clipboard
 * - `refused`: nothing worked, the address has to be shown
 */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'refused'

/** True where the device has a sheet of its own to share by; Android's webview has none. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Shares an address by the best way that this device has. */
export async function share(
  { title, address }: { title: string; address: string },
  beside: Element,
): Promise<ShareOutcome> {
  if (canShare()) {
    try {
      await navigator.share({ title, url: address })
      return 'shared'
    } catch (refusal) {
      if (refusal instanceof DOMException && refusal.name === 'AbortError') return 'dismissed'
    }
  }
  return (await copyText(address, beside)) ? 'copied' : 'refused'
}

/** The address by which this page is known: without campaign tags, and never that of a webview. */
export function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const { origin, pathname } = window.location
  return canonical?.href ?? origin + pathname.replace(/^(\/\w+)\/link\//, '$1/')
}
