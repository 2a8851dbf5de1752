import { Picture } from '#ui/media/picture.tsx'
import { SafeLink } from '#ui/link/safe-link.tsx'
import type { KeyVisual } from './home.schema.ts'
import styles from './key-visuals.module.css'

interface KeyVisualFigureProps {
  visual: KeyVisual
  /** The largest picture of the first view. */
  priority: boolean
  /** Its picture is wanted; before that its place alone is kept. */
  isDrawn: boolean
}

/** A key visual with its words at its foot, on a ground of their own. */
export function KeyVisualFigure({ visual, priority, isDrawn }: KeyVisualFigureProps) {
  const { title, subtitle, image, narrowImage, address } = visual
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
        isAwaited={!isDrawn}
      />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
    </>
  )
  if (address === null) return <div className={styles.figure}>{figure}</div>
  return (
    <SafeLink href={address} className={styles.figure}>
      {figure}
    </SafeLink>
  )
}
