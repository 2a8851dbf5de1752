import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'

interface HeaderMenuProps {
  /** The content of the button. */
  button: ReactNode
  /** The accessible name, if the button has no text or an abbreviation. */
  label?: string | undefined
  className: string | undefined
  buttonClassName: string | undefined
  /** A function gets `true` once the menu has been opened. */
  children: ReactNode | ((wasOpened: boolean) => ReactNode)
}

/**
 * Renders a button that opens a menu. It is a native `<details>`, which opens before hydration; the menu closes
 * on Escape, on a click outside of it, when the focus leaves it, and when the page changes.
 */
export function HeaderMenu(props: HeaderMenuProps) {
  const { button, label, className, buttonClassName, children } = props
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const menu = useRef<HTMLDetailsElement>(null)
  const shown = useRef(pathname)
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => closeMenuOnDismiss(menu.current), [])
  // A menu that was opened before hydration fires no event.
  useEffect(() => setWasOpened((was) => was || menu.current?.open === true), [])
  // Closes the menu after a navigation.
  useEffect(() => {
    if (shown.current !== pathname) menu.current?.removeAttribute('open')
    shown.current = pathname
  }, [pathname])
  return (
    <details className={className} ref={menu} onToggle={() => setWasOpened(true)}>
      <summary className={`target ${buttonClassName}`} aria-label={label}>
        {button}
      </summary>
      {typeof children === 'function' ? children(wasOpened) : children}
    </details>
  )
}

/**
 * Closes an open menu on Escape, on a click outside of its content, when the focus leaves it, and on a click on a link
 * in it, including the link to the current page. Opening it needs no script. @returns a cleanup function
 */
function closeMenuOnDismiss(menu: HTMLDetailsElement | null) {
  if (menu === null) return undefined
  const ended = new AbortController()
  const { signal } = ended
  const close = () => menu.removeAttribute('open')
  const { ownerDocument: page } = menu
  page.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !menu.open) return
      const hadFocus = menu.contains(page.activeElement)
      close()
      if (hadFocus) menu.querySelector('summary')?.focus()
    },
    { signal },
  )
  const isOutside = (target: EventTarget | null) => target instanceof Node && !menu.contains(target)
  page.addEventListener('focusin', ({ target }) => isOutside(target) && close(), { signal })
  page.addEventListener(
    'click',
    ({ target }) => {
      const isLink = target instanceof Element && target.closest('a') !== null
      if (isOutside(target) || isLink) close()
    },
    { signal },
  )
  return () => ended.abort()
}
