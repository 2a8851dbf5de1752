import narrowIslandFallback from './art/hero-island-900x588.webp?no-inline'
import island from './art/hero-island-1500x980.avif?no-inline'
import narrowIsland from './art/hero-island-900x588.avif?no-inline'
import narrowSkyFallback from './art/hero-sky-1080x1800.webp?no-inline'
import narrowSky from './art/hero-sky-1080x1800.avif?no-inline'
import sky from './art/hero-sky-2400x1350.avif?no-inline'

/** Each layer with its widths and heights: for wide windows, for narrow ones, and for browsers without AVIF. */
const layers = {
  sky: { files: [sky, narrowSky, narrowSkyFallback], sizes: [2400, 1350, 1080, 1800] },
  island: { files: [island, narrowIsland, narrowIslandFallback], sizes: [1500, 980, 900, 588] },
} as const

interface ScenePictureProps {
  of: keyof typeof layers
  /** True for the LCP image. */
  priority?: boolean
  loading?: 'lazy'
  className?: string | undefined
}

/** Renders a layer of the site's own scene as decoration, in the file of the window's width. */
export function ScenePicture({ of, priority, ...image }: ScenePictureProps) {
  const { files, sizes } = layers[of]
  const [wide, narrow, fallback] = files
  const [width, height, narrowWidth, narrowHeight] = sizes
  return (
    <picture>
      <source
        type="image/avif"
        media="(max-width: 639px)"
        srcSet={narrow}
        width={narrowWidth}
        height={narrowHeight}
      />
      <source type="image/avif" srcSet={wide} width={width} height={height} />
      <img
        src={fallback}
        alt=""
        width={narrowWidth}
        height={narrowHeight}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        {...image}
      />
    </picture>
  )
}
