/** The size that an image's name says. */
export function sizeInName(name: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(name) ?? []
  return width === undefined ? null : { width: Number(width), height: Number(height) }
}

/** Width and height out of the `VP8 `, `VP8L` or `VP8X` part of a WebP file. */
export function sizeOfWebp(file: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const kind = String.fromCodePoint(...file.subarray(12, 16))
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind === 'VP8X') {
    const three = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
    return { width: three(24) + 1, height: three(27) + 1 }
  }
  if (kind !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** Width and height out of the `ispe` box of an AVIF file. */
export function sizeOfAvif(file: Uint8Array): { width: number; height: number } | null {
  const at = new TextDecoder('latin1').decode(file.subarray(0, 1024)).indexOf('ispe')
  if (at < 0) return null
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
}
