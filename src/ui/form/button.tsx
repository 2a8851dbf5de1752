import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Filled with the accent: at most one on a card. */
  primary?: boolean
  /** Something is under way: pressing again does nothing, and assistive technology is told. */
  busy?: boolean
}

/** A button. It keeps its focus while busy, which `disabled` would take away. */
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
