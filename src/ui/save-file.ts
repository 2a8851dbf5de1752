/** Hands a text to the browser as a file to save or to open. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: Safari still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
