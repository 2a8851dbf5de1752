import { Picture } from '#ui/picture.tsx'
import { SafeLink } from '#ui/safe-link.tsx'
import type { KeyVisual } from './home.schema.ts'
import styles from './key-visuals.module.css'

interface KeyVisualFigureProps {
  visual: KeyVisual
  /** The largest picture of the first view. */
  priority?: boolean
}

/** A key visual with its words below it, where they never cover the picture. */
export function KeyVisualFigure({ visual, priority }: KeyVisualFigureProps) {
  const { title, subtitle, image, address } = visual
  const figure = (
    <>
      <Picture src={image} alt="" width={1920} height={1080} ratio="video" priority={priority} />
      <span className={priority ? styles.firstTitle : styles.title}>{title}</span>
      {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
    </>
  )
  if (address === null) return <div className={styles.figure}>{figure}</div>
  return (
    <SafeLink href={address} className={styles.figure}>
      {figure}
    </SafeLink>
  )
}
