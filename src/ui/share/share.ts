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

/** The clipboard of some webviews never responds; after this time the text is copied by selection. */
const clipboardLimitMs = 1000

/**
 * Copies a text to the clipboard. @returns true if it was copied
 * @param anchor the clicked element: elements outside of a modal dialog cannot be selected
 */
export async function copyText(text: string, anchor: Element): Promise<boolean> {
  try {
    await withDeadline(clipboardLimitMs, undefined, () => navigator.clipboard.writeText(text))
    return true
  } catch {
    // Not available, denied or silent (a webview, a page without TLS).
    return copyBySelection(text, anchor.closest('dialog') ?? document.body)
  }
}

/** Returns true if the device has a share dialog; Android's webview has none. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/**
 * Opens the share dialog of the device.
 * - `shared`: the visitor has shared
 * - `dismissed`: the visitor closed the dialog, or it is still open from an earlier tap, which is not a failure
 * - `refused`: there is no dialog, or it failed
 */
export async function openShareDialog(
  data: ShareData,
): Promise<'shared' | 'dismissed' | 'refused'> {
  if (!canShare()) return 'refused'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (refusal) {
    if (refusal instanceof DOMException && /^(?:Abort|InvalidState)Error$/.test(refusal.name)) {
      return 'dismissed'
    }
    console.warn('failed to share', refusal)
    return 'refused'
  }
}

/**
 * Shares a page or a text by the best method that this device supports: the share dialog, or the clipboard, which gets
 * the URL or the text. @returns `refused` if all failed, and it has to be shown
 */
export async function share(
  data: { title: string; url: string } | { text: string },
  anchor: Element,
): Promise<'shared' | 'dismissed' | 'copied' | 'refused'> {
  const outcome = await openShareDialog(data)
  if (outcome !== 'refused') return outcome
  return (await copyText('url' in data ? data.url : data.text, anchor)) ? 'copied' : 'refused'
}
