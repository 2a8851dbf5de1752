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

/**
 * Copies a text to the clipboard. @returns true if it was copied
 * @param beside the element that was clicked: an open dialog makes everything outside of it
 *   unselectable
 */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not available or denied (a webview, a page without TLS).
    return copyBySelection(text, beside.closest('dialog') ?? document.body)
  }
}
