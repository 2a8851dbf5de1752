import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import styles from './slots.module.css'

const headerSlotAtom = atom<Element | null>(null)

/** Returns the ref of the element in the header that `InHeader` renders into. */
export const useHeaderSlot = () => useSetAtom(headerSlotAtom)

/** Renders a tool in the header of the site, on pages whose header has a slot for it. */
export function InHeader({ children }: { children: ReactNode }) {
  const slot = useAtomValue(headerSlotAtom)
  return slot && createPortal(children, slot)
}

/** The time of one beat of the music that plays, as a CSS time, for the scene of a page; `null` without music. */
export const beatAtom = atom<string | null>(null)

/** Plays or pauses the music of the page; `null` without music. */
export const musicSwitchAtom = atom<{ flip: () => void } | null>(null)

/** Sets the time of a beat on an element, which moves to the music. @returns that time */
export function useBeat(ref: RefObject<HTMLElement | null>): string | null {
  const beat = useAtomValue(beatAtom)
  // On the element: on the root it would restyle the whole page.
  useEffect(() => ref.current?.style.setProperty('--beat', beat), [ref, beat])
  return beat
}

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
    let height = 0
    const observer = new ResizeObserver(() => {
      // It restyles the whole page.
      if (node.offsetHeight === height) return
      height = node.offsetHeight
      style.setProperty('--bottom-stack', `${height}px`)
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

/** Marks the root of the page with an attribute while the component is mounted, for the styles of other components. */
export function useRootMark(name: string, isOn = true): void {
  useEffect(() => {
    const root = document.documentElement
    root.toggleAttribute(name, isOn)
    return () => root.removeAttribute(name)
  }, [name, isOn])
}
