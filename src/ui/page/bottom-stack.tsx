import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './bottom-stack.module.css'

const slotAtom = atom<Element | null>(null)

/**
 * Renders the bars at the bottom of the window on top of each other: elements with `data-bar`, and with
 * `data-floating` if the page is visible around them. Their height is `--bottom-stack`, which keeps scroll targets
 * and the end of the page above them.
 */
export function BottomStack({ children }: { children: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null)
  const setSlot = useSetAtom(slotAtom)
  // Publishes the height, which depends on the content and on the size of the text.
  useEffect(() => {
    const node = stack.current
    if (node === null) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--bottom-stack', `${node.offsetHeight}px`)
    })
    observer.observe(node)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-stack')
    }
  }, [])
  return (
    <div ref={stack} className={styles.stack} data-bottom-stack>
      <div ref={setSlot} />
      {children}
    </div>
  )
}

/** Renders its children in the bottom stack, above the bars of the site. */
export function AtBottom({ children }: { children: ReactNode }) {
  const slot = useAtomValue(slotAtom)
  return slot && createPortal(children, slot)
}
