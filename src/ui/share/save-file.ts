/** Passes a file to the browser, to save or to open. */
export function saveFile(content: BlobPart, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Delayed: Safari reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
