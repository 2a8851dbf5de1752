import { createLink } from '@tanstack/react-router'
import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Filled with the accent color: at most one per card. */
  primary?: boolean
  /**
   * True while a click has no effect, because an action is running or a list has ended: clicks are ignored, and
   * `aria-disabled` informs assistive technology.
   */
  busy?: boolean
  /** True while it is unknown whether the button is of use: it only reserves its space. */
  isAwaited?: boolean
}

/** Renders a button. It keeps its focus while busy, unlike a `disabled` one. */
export function Button(props: ButtonProps) {
  const { primary, busy, isAwaited, onClick, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={primary ? styles.primary : styles.button}
      aria-disabled={busy || undefined}
      data-awaited={isAwaited || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A link within the site that looks like a button. */
export const LinkButton = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={styles.button}>
    {children}
  </a>
))
