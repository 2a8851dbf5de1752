import { expect, test } from 'vitest'
import { hasFailed } from './failed-images.ts'

/** Waits until a new image has loaded or failed. */
async function settled(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode().catch(() => undefined)
  return image
}

const svg = (attributes: string) =>
  URL.createObjectURL(
    new Blob([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}/>`], {
      type: 'image/svg+xml',
    }),
  )

test('is true for an image that could not be loaded', async () => {
  expect(await hasFailed(await settled('/nowhere/missing.png'))).toBe(true)
})

test('is false for an image that has loaded, is not loaded yet or has no URL', async () => {
  expect(await hasFailed(await settled(svg('width="9" height="9"')))).toBe(false)
  expect(await hasFailed(new Image())).toBe(false)
})

test('is false for an image without a width, as an SVG without a size is in Firefox', async () => {
  const image = await settled(svg(''))
  Object.defineProperty(image, 'naturalWidth', { value: 0 })
  expect(await hasFailed(image)).toBe(false)
})
