import { withDeadline } from '#lib/promises.ts'
import { safeUrl } from '#lib/safe-url.ts'

/** The palette of an image, read from the page's styles. */
export interface ImageColors {
  ground: string
  ink: string
  accent: string
  onAccent: string
  sea: string
}

interface Size {
  width: number
  height: number
}

/** Draws the night over the sea, from the sky down to the ground of the text. */
export function drawNight(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  colors: ImageColors,
): void {
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, colors.onAccent)
  sky.addColorStop(0.55, colors.ground)
  sky.addColorStop(1, colors.sea)
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
}

/** Draws an image over a box of the image's width, cropped to it, its bottom fading into the ground. */
export function drawCover(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { width, height }: Size,
  ground: string,
): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale]
  const fade = context.createLinearGradient(0, height * 0.6, 0, height)
  fade.addColorStop(0, 'transparent')
  fade.addColorStop(1, 'black')
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h)
  context.save()
  // Erases the bottom of the image, and all that is cropped below it.
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = fade
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = ground
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.restore()
}

/** Draws a rope of lit lanterns across the image, its lowest point at `y`. */
export function drawLanterns(
  context: CanvasRenderingContext2D,
  { width, y, count }: { width: number; y: number; count: number },
  colors: ImageColors,
): void {
  const sag = 70
  const ropeAt = (x: number) => y - sag + 4 * sag * (x / width) * (1 - x / width)
  context.save()
  context.lineWidth = 5
  context.strokeStyle = colors.ink
  context.globalAlpha = 0.5
  context.beginPath()
  context.moveTo(0, y - sag)
  context.quadraticCurveTo(width / 2, y + sag, width, y - sag)
  context.stroke()
  for (let index = 0; index < count; index += 1) {
    const x = ((index + 0.5) * width) / count
    drawLantern(context, { x, y: ropeAt(x) + 58, scale: 1 }, colors)
  }
  context.restore()
}

/** Draws a lit lantern with its middle at `x`, `y`; it is 68 x 76 at a scale of 1. */
export function drawLantern(
  context: CanvasRenderingContext2D,
  { x, y, scale }: { x: number; y: number; scale: number },
  { accent }: ImageColors,
): void {
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.fillStyle = accent
  context.globalAlpha = 0.16
  for (const radius of [86, 62]) {
    context.beginPath()
    context.arc(0, 0, radius, 0, 2 * Math.PI)
    context.fill()
  }
  context.globalAlpha = 1
  roundTile(context, { x: -34, y: -38, width: 68, height: 76 })
  context.fill()
  context.restore()
}

/** Traces a box with rounded corners. */
export function roundTile(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Size & { x: number; y: number },
): void {
  const radius = Math.min(width, height) / 4
  context.beginPath()
  context.moveTo(x + radius, y)
  context.arcTo(x + width, y, x + width, y + height, radius)
  context.arcTo(x + width, y + height, x, y + height, radius)
  context.arcTo(x, y + height, x, y, radius)
  context.arcTo(x, y, x + width, y, radius)
  context.closePath()
}

const smallest = 28

/**
 * Sets the largest font size, from `size` down, at which the text fits into `width`. Truncates the text at the
 * smallest size.
 * @param face the font family
 */
export function fitText(
  context: CanvasRenderingContext2D,
  text: string,
  { size, width, face }: { size: number; width: number; face: string },
): string {
  for (let px = size; px >= smallest; px -= 4) {
    context.font = `700 ${px}px ${face}`
    if (context.measureText(text).width <= width) return text
  }
  const characters = Array.from(text)
  while (characters.length > 1 && context.measureText(`${characters.join('')}…`).width > width) {
    characters.pop()
  }
  return `${characters.join('')}…`
}

/**
 * Returns a function that writes a line in the middle of the image, in the display face of the page.
 * @param textWidth of the widest line, in pixels
 */
export function lineWriter(context: CanvasRenderingContext2D, textWidth: number) {
  const style = getComputedStyle(context.canvas)
  const face = `${style.getPropertyValue('--display') || 'system-ui'}, ${style.fontFamily}`
  const middle = context.canvas.width / 2
  context.textAlign = 'center'
  return (content: string, size: number, y: number, width = textWidth) =>
    context.fillText(fitText(context, content, { size, width, face }), middle, y)
}

/** A host that never responds would leave the card without an image. */
const imageLimitMs = 8000

/**
 * Loads an image that does not taint the canvas: requested with CORS, also from another host. Returns `null` if
 * there is no image, it fails to load, or the host doesn't allow CORS.
 */
export async function loadImage(url: string | undefined): Promise<HTMLImageElement | null> {
  const src = safeUrl(url)
  if (src === null) return null
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = src
  try {
    await withDeadline(imageLimitMs, undefined, () => image.decode())
    return image
  } catch {
    console.warn(`failed to load the image for a card: ${src}`)
    return null
  }
}

/** Returns the drawn image as a PNG file, or `null` if the canvas is tainted. */
export function imageFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
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
