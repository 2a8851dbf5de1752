import styles from './icons.module.css'

/** The path of an icon, of one drawn set: a grid of 24, strokes with round ends. */
export type IconShape = `M${string}`

interface IconProps {
  shape: IconShape
  /** What it says where no text beside it does; without one it is decoration. */
  label?: string | undefined
}

/** A drawn sign in the colour and size of the text around it. */
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
