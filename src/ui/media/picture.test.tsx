import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, beforeEach, vi } from 'vitest'
import { dataSavingKey } from '#lib/preferences.ts'
import { storage } from '#lib/storage.ts'
import { renderUi } from '#test/render.tsx'
import { Hydration } from '#ui/when/hydration.tsx'
import { Picture } from './picture.tsx'

const size = { width: 320, height: 180 }

test('loads lazily, unless it is the first image of the page', async () => {
  const { getByRole } = await renderUi(
    <>
      <Picture src="/x.png?lazy" alt="Lazy" {...size} />
      <Picture src="/x.png?first" alt="First" {...size} priority />
    </>,
  )
  const lazy = getByRole('img', { name: 'Lazy' })
  await expect.element(lazy).toHaveAttribute('loading', 'lazy')
  const first = getByRole('img', { name: 'First' })
  await expect.element(first).toHaveAttribute('fetchpriority', 'high')
})

test.for(['javascript:alert(1)', 'data:image/png;base64,AAAA', '//evil.example/x.png', '', null])(
  'renders %j as a tile with the alternative text',
  async (src) => {
    const { container, getByText } = await renderUi(<Picture src={src} alt="The pier" {...size} />)
    await expect.element(getByText('The pier')).toBeVisible()
    expect(container.querySelector('img')).toBeNull()
  },
)

test('is replaced by a tile of the same size if it cannot be loaded', async () => {
  const { container, getByText } = await renderUi(
    <Picture src="/nowhere/missing.png" alt="The pier" {...size} priority />,
  )
  await expect.element(getByText('The pier')).toBeVisible()
  const box = container.querySelector('span')?.getBoundingClientRect()
  expect(box?.height).toBeCloseTo(180, 0)
})

test('is requested again when the device is online again', async () => {
  const { getByRole } = await renderUi(
    <Picture src="/game-data/art/visual-1-640x1200.webp" alt="The pier" {...size} priority />,
  )
  const image = getByRole('img', { name: 'The pier' })
  const isLoaded = () => {
    const [found] = image.elements()
    return found instanceof HTMLImageElement && found.naturalWidth > 0
  }
  await expect.poll(isLoaded).toBe(true)
  const failing = image.element()
  failing.dispatchEvent(new Event('error'))
  await expect.element(image).not.toBeInTheDocument()
  await expect
    .poll(() => {
      // Again until React has run the effect that listens.
      window.dispatchEvent(new Event('online'))
      return isLoaded()
    })
    .toBe(true)
  expect(failing.isConnected).toBe(false)
})

test('is cropped to a ratio if one is given', async () => {
  const { container } = await renderUi(<Picture src={null} alt="" {...size} ratio="square" />)
  const box = container.querySelector('span')?.getBoundingClientRect()
  expect(box?.height).toBe(box?.width)
})

/** Returns the media query of the small one of two images. */
const smallFor = (container: Element) => container.querySelector('source')?.media

test('uses the small one of two images in narrow windows', async () => {
  const { container } = await renderUi(<Picture src="/l.png" narrow="/s.png" alt="" {...size} />)
  expect(smallFor(container)).toBe('(max-width: 639px)')
})

test('uses the small image in every window once data saving is on', async () => {
  const { container } = await renderUi(<Picture src="/l.png" narrow="/s.png" alt="" {...size} />)
  storage.setItem(dataSavingKey, 'on')
  await expect.poll(() => smallFor(container)).toBe('')
  expect(container.querySelector('source')?.srcset).toBe('/s.png')
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

test.for([
  ['is not requested in a second size', true, '(max-width: 639px)'],
  ['is requested in the small size if not requested yet', false, ''],
] as const)('a prerendered image %s', async ([, priority, media]) => {
  storage.setItem(dataSavingKey, 'on')
  const part = (
    <Hydration>
      <Picture src="/l.png" narrow="/s.png" alt="" width={2} height={1} priority={priority} />
    </Hydration>
  )
  const box = document.createElement('div')
  box.innerHTML = renderToString(part)
  const root = await act(async () => hydrateRoot(box, part))
  expect(box.querySelector('source')?.media).toBe(media)
  await act(async () => root.unmount())
})
