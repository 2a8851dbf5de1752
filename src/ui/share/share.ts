import { withDeadline } from '#lib/promises.ts'

/**
 * Copies with `execCommand`, the fallback without clipboard access. The field is inside of `host`,
 * because the rest of the page may be inert.
 */
function copyBySelection(text: string, host: Element): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.className = 'visually-hidden'
  field.readOnly = true
  field.value = text
  host.append(field)
  try {
    field.select()
    field.setSelectionRange(0, text.length)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** The clipboard of some webviews never answers; after this time the text is copied by selection. */
const clipboardLimitMs = 1000

/**
 * Copies a text to the clipboard. @returns true if it was copied
 * @param beside the clicked element: elements outside of a modal dialog cannot be selected
 */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    await withDeadline(clipboardLimitMs, undefined, () => navigator.clipboard.writeText(text))
    return true
  } catch {
    // Not available, denied or silent (a webview, a page without TLS).
    return copyBySelection(text, beside.closest('dialog') ?? document.body)
  }
}

/**
 * - `shared`: by the device's share dialog
 * - `dismissed`: the visitor closed that dialog, or it is still open, which is not a failure
 * - `copied`: the URL is on the clipboard
 * - `refused`: all failed, the URL has to be shown
 */
type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'refused'

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
  { title, url }: { title: string; url: string },
  beside: Element,
): Promise<ShareOutcome> {
  if (canShare()) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (refusal) {
      if (isDismissal(refusal)) return 'dismissed'
    }
  }
  return (await copyText(url, beside)) ? 'copied' : 'refused'
}
