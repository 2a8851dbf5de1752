import type { Lang } from '#i18n/lang.ts'

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
