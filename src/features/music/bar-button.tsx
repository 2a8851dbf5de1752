import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconShape } from '#ui/icons/icons.tsx'
import styles from './music-bar.module.css'

interface BarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** The accessible name of the icon button. */
  name: string
  icon: IconShape
  /** The primary button of the bar. */
  isMain?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Renders an icon button of the music bar. */
export function BarButton({ name, icon, isMain, ...props }: BarButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={name}
      className={isMain ? styles.main : styles.button}
    >
      <Icon shape={icon} />
    </button>
  )
}
