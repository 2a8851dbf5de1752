import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An item that was opened from the gallery: the entry before it is the gallery. */
    isOverGallery?: boolean
  }
}

/** True where the item was opened from the gallery, which is the page before it. */
export function useIsOverGallery(): boolean {
  return useLocation({ select: ({ state }) => state.isOverGallery ?? false })
}

/** Closes an item: back to the gallery that it was opened from, or in its place to the same search. */
export function useCloseItem(): () => void {
  const { history } = useRouter()
  const navigate = useNavigate()
  const isOverGallery = useIsOverGallery()
  // The history moves later than the press: a second one must not go one page further.
  const isClosing = useRef(false)
  return () => {
    if (isClosing.current) return
    isClosing.current = true
    if (isOverGallery) history.back()
    else void navigate({ to: '/media', search: true, replace: true, resetScroll: false })
  }
}
