import { safeUrl } from '#lib/safe-url.ts'
import type { Icon } from '../ranking.schema.ts'

/** Addresses of pictures by the id that a row names. */
export type IconMap = ReadonlyMap<number, string>

/** Where no book could be read, no id is known: every row falls back. */
export const noIcons: IconMap = new Map()

/** The pictures of static files stand on the assets host, as their paths do (contract, "Bases"). */
function onAssetsHost(path: string): string {
  return path.startsWith('/') ? (import.meta.env.VITE_ASSETS_BASE || '') + path : path
}

/** The icons as a book to look ids up in; a picture whose address is not safe is not in it. */
export function toIconBook(icons: readonly Icon[]): IconMap {
  return new Map(
    icons.flatMap(({ id, image }): [number, string][] => {
      const address = safeUrl(onAssetsHost(image))
      return address === null ? [] : [[id, address]]
    }),
  )
}
