import { Picture } from '#ui/media/picture.tsx'
import { SafeLink } from '#ui/link/safe-link.tsx'
import type { KeyVisual } from './home.schema.ts'
import styles from './key-visuals.module.css'

interface KeyVisualFigureProps {
  visual: KeyVisual
  /** True for the LCP image. */
  priority: boolean
  /** Whether to load the image; until then its space is reserved. */
  isLoaded: boolean
}

/** Renders a key visual with its caption on a scrim. */
export function KeyVisualFigure({ visual, priority, isLoaded }: KeyVisualFigureProps) {
  const { title, subtitle, image, narrowImage, url } = visual
  const figure = (
    <>
      <Picture
        src={image}
        narrow={narrowImage}
        alt=""
        width={1600}
        height={900}
        ratio="scene"
        priority={priority}
        isAwaited={!isLoaded}
      />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
    </>
  )
  if (url === null) return <div className={styles.figure}>{figure}</div>
  return (
    <SafeLink href={url} className={styles.figure}>
      {figure}
    </SafeLink>
  )
}
