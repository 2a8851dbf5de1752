import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconShape } from '#ui/icons/icons.tsx'
import styles from './music-bar.module.css'

interface BarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** What it does: a sign alone says it to nobody who cannot see it. */
  name: string
  icon: IconShape
  /** The one that stands out. */
  isMain?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A sign of the music bar that can be pressed. */
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
