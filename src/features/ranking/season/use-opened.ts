import { useCallback, useState, type RefCallback } from 'react'

/**
 * Returns whether the `<details>` within an element has ever been open, for content that loads on first open.
 * Detects a `<details>` that was opened before hydration.
 */
export function useOpened(): [RefCallback<HTMLElement>, boolean] {
  const [isOpened, setOpened] = useState(false)
  const watch = useCallback((parent: HTMLElement | null) => {
    const note = () => {
      if (parent?.querySelector('details')?.open) setOpened(true)
    }
    note()
    // The `toggle` event doesn't bubble.
    parent?.addEventListener('toggle', note, true)
    return () => parent?.removeEventListener('toggle', note, true)
  }, [])
  return [watch, isOpened]
}
