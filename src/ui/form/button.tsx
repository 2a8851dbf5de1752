import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Filled with the accent color: at most one per card. */
  primary?: boolean
  /**
   * True while an action is running: further clicks are ignored, and `aria-disabled` informs
   * assistive technology.
   */
  busy?: boolean
}

/** Renders a button. It keeps its focus while busy, unlike a `disabled` one. */
export function Button({ primary, busy, onClick, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={primary ? styles.primary : styles.button}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}
