import { site } from '../../src/site.ts'

const names = [site.game, site.group, site.fans]
  .flatMap((name) => Object.values(name))
  .flatMap((name) => [name, name.replaceAll(' ', '-'), name.replaceAll(' ', '')])

/** Matches the names of the current brand, also as they are in links. */
export const siteNames = new RegExp([...new Set(names)].join('|'), 'gi')

/** Returns the names of the current brand in a text, or `null`. */
export const findBrand = (text: string) => text.match(siteNames)
