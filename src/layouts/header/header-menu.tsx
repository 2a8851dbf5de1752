import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { closeMenuOnDismiss } from './close-menu.ts'

interface HeaderMenuProps {
  /** The content of the button. */
  button: ReactNode
  /** The accessible name, if the button has no text or an abbreviation. */
  label?: string | undefined
  className: string | undefined
  buttonClassName: string | undefined
  children: ReactNode
}

/**
 * Renders a button that opens a menu. It is a native `<details>`, which opens before hydration; the menu closes
 * on Escape, on a click outside of it, and when the page changes.
 */
export function HeaderMenu(props: HeaderMenuProps) {
  const { button, label, className, buttonClassName, children } = props
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const menu = useRef<HTMLDetailsElement>(null)
  const shown = useRef(pathname)
  useEffect(() => closeMenuOnDismiss(menu.current), [])
  // Closes the menu after a navigation.
  useEffect(() => {
    if (shown.current !== pathname) menu.current?.removeAttribute('open')
    shown.current = pathname
  }, [pathname])
  return (
    <details className={className} ref={menu}>
      <summary className={buttonClassName} aria-label={label}>
        {button}
      </summary>
      {children}
    </details>
  )
}
