import narrowIslandFallback from '#ui/media/art/island-900x588.webp?no-inline'
import island from '#ui/media/art/island-1500x980.avif?no-inline'
import narrowIsland from '#ui/media/art/island-900x588.avif?no-inline'
import narrowSkyFallback from './art/hero-sky-1080x1800.webp?no-inline'
import narrowSky from './art/hero-sky-1080x1800.avif?no-inline'
import sky from './art/hero-sky-2400x1350.avif?no-inline'

/** Files of each layer: for wide windows, for narrow ones, and for browsers without AVIF. */
const layers = {
  sky: [sky, narrowSky, narrowSkyFallback],
  island: [island, narrowIsland, narrowIslandFallback],
} as const

interface ScenePictureProps {
  of: keyof typeof layers
  fetchPriority?: 'high'
  loading?: 'lazy'
  className?: string | undefined
}

/** The attributes of a link that requests an image from the head, before the image itself is reached. */
const early = { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' } as const

/**
 * Renders a layer of the site's own scene as decoration, in the file of the window's width. React preloads a lone
 * `<img>` of high priority, but no `<picture>`.
 */
export function ScenePicture({ of, ...image }: ScenePictureProps) {
  const [wide, narrow, fallback] = layers[of]
  return (
    <picture>
      {image.fetchPriority === 'high' && (
        <>
          <link {...early} media="(max-width: 639px)" href={narrow} />
          <link {...early} media="(min-width: 640px)" href={wide} />
        </>
      )}
      <source type="image/avif" media="(max-width: 639px)" srcSet={narrow} />
      <source type="image/avif" srcSet={wide} />
      <img src={fallback} alt="" width={1500} height={980} decoding="async" {...image} />
    </picture>
  )
}
