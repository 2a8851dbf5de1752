import type { Pair } from './pairs.ts'

/** Removes the pictures from a block that its partner has as well, so that each is shown once. */
export function removeSamePictures({ own, other }: Pair<Element>): void {
  const sources = new Set(
    Array.from(own?.querySelectorAll('img') ?? [], (image) => image.getAttribute('src')),
  )
  for (const image of other?.querySelectorAll('img') ?? []) {
    if (sources.has(image.getAttribute('src'))) image.remove()
  }
}
