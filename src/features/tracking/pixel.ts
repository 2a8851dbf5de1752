import type { Lang } from '#i18n/lang.ts'

interface Pixel {
  host: string
  ids: Record<Lang, string>
}

/**
 * The address of the pixel for a view of `page`; `null` where no host or no id is set. Of the page
 * only its path is told: a search may hold a coupon code or what was searched for.
 */
export function pixelAddress({ host, ids }: Pixel, lang: Lang, page: string): string | null {
  const id = ids[lang]
  if (id === '' || !/^[\w.-]+$/.test(host)) return null
  const { origin, pathname } = new URL(page)
  const query = new URLSearchParams({ id, ev: 'PageView', dl: origin + pathname })
  return `https://${host}/tr?${query}`
}

/** Asks for a picture that nobody sees; whether it comes is nobody's concern. */
export function requestPixel(address: string): void {
  const picture = new Image(1, 1)
  picture.referrerPolicy = 'origin'
  picture.src = address
}
