import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The item was opened from the gallery, which is the previous history entry. */
    isGalleryOverlay?: boolean
  }
}

/** Returns true if the item was opened from the gallery, which is the previous history entry. */
export function useIsGalleryOverlay(): boolean {
  return useLocation({ select: ({ state }) => state.isGalleryOverlay ?? false })
}

/**
 * Closes an item: goes back to the gallery it was opened from, or replaces the URL with the gallery of the same
 * search.
 */
export function useCloseItem(): () => void {
  const { history } = useRouter()
  const navigate = useNavigate()
  const isGalleryOverlay = useIsGalleryOverlay()
  // The history changes asynchronously: a second click must not go back one more page.
  const isClosing = useRef(false)
  return () => {
    if (isClosing.current) return
    isClosing.current = true
    if (isGalleryOverlay) history.back()
    else void navigate({ to: '/media', search: true, replace: true, resetScroll: false })
  }
}
