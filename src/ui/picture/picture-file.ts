import { safeUrl } from '#lib/safe-url.ts'

/**
 * Loads an image that does not taint the canvas: requested with CORS, also from another host. Returns `null` if
 * there is no image, it fails to load, or the host doesn't allow CORS.
 */
export async function loadPicture(address: string | undefined): Promise<HTMLImageElement | null> {
  const src = safeUrl(address)
  if (src === null) return null
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = src
  try {
    await image.decode()
    return image
  } catch {
    console.warn(`failed to load the image for a card: ${src}`)
    return null
  }
}

/** Returns the drawn picture as a PNG file, or `null` if the canvas is tainted. */
export function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((resolve) => {
    try {
      canvas.toBlob((blob) => {
        resolve(blob && new File([blob], name, { type: 'image/png' }))
      }, 'image/png')
    } catch {
      resolve(null)
    }
  })
}
