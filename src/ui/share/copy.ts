/** Copies as pages did before there was a clipboard to write to; within `host`, the rest may be inert. */
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
 * Puts a text on the clipboard and says whether it is there. `beside` is where it was asked for: in
 * an open dialog nothing outside of it can be selected.
 */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not there, or refused (a webview, an address without TLS).
    return copyBySelection(text, beside.closest('dialog') ?? document.body)
  }
}
