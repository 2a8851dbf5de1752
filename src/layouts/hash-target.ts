/** Content above a target may load this long after it. */
const settleMs = 5000

/** Moves the focus to the first heading of the target of a link, or to the target itself if it can have the focus. */
function focusTarget(target: HTMLElement): void {
  const heading = target.hasAttribute('tabindex')
    ? null
    : target.querySelector<HTMLElement>('summary, h1, h2, h3')
  const focused = heading ?? target
  if (focused.tabIndex < 0) focused.tabIndex = -1
  focused.focus({ preventScroll: true })
}

/**
 * Scrolls to the element of a URL hash and moves the focus to it. For 5 seconds, or until the visitor does
 * something, it waits for the element and follows it while content above it loads: not all browsers anchor the scroll
 * position.
 * @param ended ends it
 */
export function reachTarget(hash: string, ended: AbortController): void {
  const { signal } = ended
  if (signal.aborted) return
  const end = () => ended.abort()
  // Zones of the main page would be laid out on the way, and move the target (src/ui/page/zone.module.css).
  document.documentElement.dataset.laidOut = ''
  let isFocused = false
  const reach = () => {
    const target = document.getElementById(hash)
    if (target === null) return
    // A `<details>` that was closed by hand, and is linked again.
    const details = target.querySelector<HTMLDetailsElement>(':scope > details')
    if (details && !isFocused) details.open = true
    target.scrollIntoView({ behavior: 'instant' })
    if (!isFocused) focusTarget(target)
    isFocused = true
  }
  reach()
  const moved = new ResizeObserver(reach)
  moved.observe(document.body)
  const rendered = new MutationObserver(() => isFocused || reach())
  rendered.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    moved.disconnect()
    rendered.disconnect()
  })
  for (const input of ['pointerdown', 'wheel', 'touchstart', 'keydown', 'input']) {
    window.addEventListener(input, end, { capture: true, passive: true, signal })
  }
  setTimeout(end, settleMs)
}
