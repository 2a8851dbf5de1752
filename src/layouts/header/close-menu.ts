/**
 * Closes an open menu on Escape, on a click outside of it, and on a click on a link in it,
 * including the link to the current page. Opening it needs no script. @returns a cleanup function
 */
export function closeMenuOnDismiss(menu: HTMLDetailsElement | null) {
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
  page.addEventListener(
    'click',
    ({ target }) => {
      const isBeside = target instanceof Node && !menu.contains(target)
      const isLink = target instanceof Element && target.closest('a') !== null
      if (isBeside || isLink) close()
    },
    { signal },
  )
  return () => ended.abort()
}
