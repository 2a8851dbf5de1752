import { useEffect } from 'react'

/** Where the arrows move something of its own: text, a choice, a video. */
const own = 'input, textarea, select, video, audio, iframe, [contenteditable]'

interface Turns {
  onPrevious: () => void
  onNext: () => void
}

/** Turns by the arrow keys left and right, wherever the focus is. */
export function useArrowKeys({ onPrevious, onNext }: Turns): void {
  // Keeps in step with the keyboard of the window.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      const isElsewhere = event.target instanceof Element && event.target.closest(own) !== null
      if (event.defaultPrevented || isModified || isElsewhere) return
      if (event.key === 'ArrowLeft') onPrevious()
      if (event.key === 'ArrowRight') onNext()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onPrevious, onNext])
}
