/**
 * Closes an open menu by Escape, by a press beside it, and by a press on a link in it, the one to the
 * page that is shown included. Opening it needs no script. @returns what ends it
 */
export function closeByPress(menu: HTMLDetailsElement | null) {
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
