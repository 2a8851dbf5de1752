import { safeUrl } from '#lib/safe-url.ts'

/**
 * A picture that may be drawn on a canvas and the canvas still be read: asked for with CORS, also on
 * another host. `null` where there is none, it does not come, or its host does not allow that.
 */
export async function readCardPicture(
  address: string | undefined,
): Promise<HTMLImageElement | null> {
  const src = safeUrl(address)
  if (src === null) return null
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = src
  try {
    await image.decode()
    return image
  } catch {
    console.warn(`no picture for the rank card: ${src}`)
    return null
  }
}

/** The drawn card as a file, or `null` where the canvas cannot be read. */
export function cardFile(canvas: HTMLCanvasElement): Promise<File | null> {
  return new Promise((resolve) => {
    try {
      canvas.toBlob((blob) => {
        resolve(blob && new File([blob], 'rank-card.png', { type: 'image/png' }))
      }, 'image/png')
    } catch {
      resolve(null)
    }
  })
}
