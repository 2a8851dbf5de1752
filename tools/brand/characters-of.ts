import { brotliDecompressSync } from 'node:zlib'

/** The tables that a WOFF2 file names by a number; `cmap` is the first (W3C WOFF2, 4.1). */
const numberedTags = 63
const cmapNumber = 0
/** `glyf` and `loca` are always rewritten unless the flags say 3, all others only where they say so. */
const glyf = 10
const loca = 11

/** A number of up to five bytes, seven bits each (W3C WOFF2, 4.1). @returns it, and where the next begins */
function readNumber(bytes: Buffer, start: number): [value: number, next: number] {
  let value = 0
  for (let at = start; ; at += 1) {
    const byte = bytes.readUInt8(at)
    value = value * 128 + (byte & 0x7f)
    if ((byte & 0x80) === 0) return [value, at + 1]
  }
}

/** The table of characters in a WOFF2 file, unpacked. */
function characterTable(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('no WOFF2 file')
  let at = 48
  let offset = 0
  let found: [from: number, length: number] | null = null
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at)
    const tag = flags & 0x3f
    const isRewritten = tag === glyf || tag === loca ? flags >> 6 !== 3 : flags >> 6 !== 0
    at += tag === numberedTags ? 5 : 1
    let length: number
    ;[length, at] = readNumber(file, at)
    if (isRewritten) [length, at] = readNumber(file, at)
    if (tag === cmapNumber) found = [offset, length]
    offset += length
  }
  if (found === null) throw new Error('a font without characters')
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  return tables.subarray(found[0], found[0] + found[1])
}

/** The pairs of first and last code point of a subtable, of the two kinds that today's fonts have. */
function rangesOf(table: Buffer): [first: number, last: number][] {
  const format = table.readUInt16BE(0)
  if (format === 12) {
    return Array.from({ length: table.readUInt32BE(12) }, (_, group) => [
      table.readUInt32BE(16 + group * 12),
      table.readUInt32BE(20 + group * 12),
    ])
  }
  if (format !== 4) return []
  const segments = table.readUInt16BE(6) / 2
  return Array.from({ length: segments }, (_, segment) => [
    table.readUInt16BE(16 + segments * 2 + segment * 2),
    table.readUInt16BE(14 + segment * 2),
  ])
}

/** The characters that a WOFF2 file has a drawing for. @throws if it is no such file */
export function charactersOf(file: Buffer): Set<string> {
  const table = characterTable(file)
  const known = new Set<string>()
  for (let each = 0; each < table.readUInt16BE(2); each += 1) {
    const subtable = table.subarray(table.readUInt32BE(4 + each * 8 + 4))
    for (const [first, last] of rangesOf(subtable)) {
      // The end of a list of segments is a range of its own, and no character.
      for (let code = first; code <= last && code !== 0xffff; code += 1) {
        known.add(String.fromCodePoint(code))
      }
    }
  }
  return known
}

/** Returns the code points of a text that are not in `known`. */
export const lackingIn = (text: string, known: ReadonlySet<string>): string[] =>
  Array.from(text).filter((character) => !known.has(character))
