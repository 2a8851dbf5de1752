import { site, type TrackerCall } from '#site.ts'
import type { Lang } from '#i18n/lang.ts'

/** Calls one function of a tracker, if it exists. */
function callOne({ global, method, args }: TrackerCall): void {
  const holder: unknown = Reflect.get(globalThis, global)
  const target: unknown = method === '' ? holder : Reflect.get(Object(holder), method)
  if (typeof target === 'function') Reflect.apply(target, holder, args)
}

/** Calls each tracker on the page. Missing trackers and errors are ignored. */
export function callTrackers(calls: readonly TrackerCall[]): void {
  for (const call of calls) {
    try {
      callOne(call)
    } catch {
      // Tracker errors must not affect the visitor.
    }
  }
}

interface Pixel {
  host: string
  ids: Record<Lang, string>
}

/**
 * Returns the pixel URL for a view of `page`; `null` if no host or id is configured. Contains only the path of
 * the page: the search may contain a coupon code or a search text.
 */
export function pixelUrl({ host, ids }: Pixel, lang: Lang, page: string): string | null {
  const id = ids[lang]
  if (id === '' || !/^[\w.-]+$/.test(host)) return null
  const { origin, pathname } = new URL(page)
  const query = new URLSearchParams({ id, ev: 'PageView', dl: origin + pathname })
  return `https://${host}/tr?${query}`
}

/** Fires the tracking pixel; failures are ignored. */
export function requestPixel(url: string): void {
  const image = new Image(1, 1)
  image.referrerPolicy = 'origin'
  image.src = url
}

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
