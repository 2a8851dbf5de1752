import styles from './icons.module.css'

/** The path of an icon: a 24 px grid, strokes with round ends. */
export type IconShape = `M${string}`

interface IconProps {
  shape: IconShape
  /**
   * The accessible name, if no text next to the icon names it; without a label it is decoration.
   */
  label?: string | undefined
}

/** Renders an icon in the color and size of the surrounding text. */
export function Icon({ shape, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.icon}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={shape} />
    </svg>
  )
}
