import { useEffect } from 'react'

/** Elements that use the arrow keys themselves: text, a choice, a video. */
const own = 'input, textarea, select, video, audio, iframe, [contenteditable]'

interface Turns {
  onPrevious: () => void
  onNext: () => void
}

/**
 * Handles the arrow keys left and right, wherever the focus is.
 * @param others a selector of more elements that use these keys themselves
 */
export function useArrowKeys({ onPrevious, onNext }: Turns, others = own): void {
  // Listens to the keyboard on the window.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      const isElsewhere =
        event.target instanceof Element && event.target.closest(`${own},${others}`) !== null
      if (event.defaultPrevented || isModified || isElsewhere) return
      if (event.key === 'ArrowLeft') onPrevious()
      if (event.key === 'ArrowRight') onNext()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onPrevious, onNext, others])
}
