import { useCallback, useState, type RefCallback } from 'react'

/**
 * Whether the `<details>` within an element has been open: what only needs to be there from then on.
 * It may have been opened before hydration.
 */
export function useOpened(): [RefCallback<HTMLElement>, boolean] {
  const [isOpened, setOpened] = useState(false)
  const watch = useCallback((parent: HTMLElement | null) => {
    const note = () => {
      if (parent?.querySelector('details')?.open) setOpened(true)
    }
    note()
    // It does not bubble.
    parent?.addEventListener('toggle', note, true)
    return () => parent?.removeEventListener('toggle', note, true)
  }, [])
  return [watch, isOpened]
}
