import { useRef, type PointerEvent } from 'react'

/** The distance from which a movement counts as a swipe, in CSS pixels. */
const threshold = 48

interface Turns {
  onPrevious: () => void
  onNext: () => void
}

/**
 * Handles a horizontal swipe with one finger, except while the page is zoomed in, when it pans the
 * view. The element needs `touch-action: pan-y pinch-zoom`. It must never be the only control (WCAG
 * 2.2 SC 2.5.1).
 */
export function useSwipe({ onPrevious, onNext }: Turns) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger makes it another gesture.
      const isFirst = event.pointerType === 'touch' && event.isPrimary
      start.current = isFirst ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      start.current = null
      if (from?.id !== event.pointerId || (window.visualViewport?.scale ?? 1) > 1.01) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (Math.abs(x) < threshold || Math.abs(x) < 1.5 * Math.abs(y)) return
      if (x > 0) onPrevious()
      else onNext()
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
