import { site } from '#site.ts'

const storeUrls = new Set(
  Object.values(site.stores)
    .flatMap((urls) => Object.values(urls))
    .filter((url) => url !== ''),
)

/** Returns true for an event on a link to one of the stores, anywhere on the page. */
export function isStoreClick({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return storeUrls.has(link?.getAttribute('href') ?? '')
}
