import { safeUrl } from '#lib/safe-url.ts'
import type { Icon } from './ranking.schema.ts'

/** Image URLs by the id that a row contains. */
export type IconMap = ReadonlyMap<number, string>

/** Used if the icon list fails to load: every row gets the default icon. */
export const noIcons: IconMap = new Map()

/** Resolves the path of a static image against the assets host. */
function onAssetsHost(path: string): string {
  return path.startsWith('/') ? (import.meta.env.VITE_ASSETS_BASE || '') + path : path
}

/** Builds the map of icons by id; icons with an unsafe URL are left out. */
export function buildIconMap(icons: readonly Icon[]): IconMap {
  return new Map(
    icons.flatMap(({ id, image }): [number, string][] => {
      const url = safeUrl(onAssetsHost(image))
      return url === null ? [] : [[id, url]]
    }),
  )
}
