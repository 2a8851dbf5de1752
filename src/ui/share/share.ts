import { copyText } from './copy.ts'

/**
 * - `shared`: by the device's share dialog
 * - `dismissed`: the visitor closed that dialog, or it is still open, which is not a failure
 * - `copied`: the URL is on the clipboard
 * - `refused`: all failed, the URL has to be shown
 */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'refused'

/** Returns true if the device has a share dialog; Android's webview has none. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Returns true if the visitor closed the share dialog, or if a second tap came while it is open. */
export function isDismissal(refusal: unknown): boolean {
  return refusal instanceof DOMException && /^(?:Abort|InvalidState)Error$/.test(refusal.name)
}

/** Shares a URL by the best method that this device supports. */
export async function share(
  { title, address }: { title: string; address: string },
  beside: Element,
): Promise<ShareOutcome> {
  if (canShare()) {
    try {
      await navigator.share({ title, url: address })
      return 'shared'
    } catch (refusal) {
      if (isDismissal(refusal)) return 'dismissed'
    }
  }
  return (await copyText(address, beside)) ? 'copied' : 'refused'
}

/**
 * Returns the canonical URL of this page: without campaign tags, and never that of a webview page.
 */
export function pageUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const { origin, pathname } = window.location
  return canonical?.href ?? origin + pathname.replace(/^(\/\w+)\/link\//, '$1/')
}
