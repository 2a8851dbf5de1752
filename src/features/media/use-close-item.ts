import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An item that was opened from the gallery: the entry before it is the gallery. */
    isOverGallery?: boolean
  }
}

/** Closes an item: back to the gallery that it was opened from, or in its place to the same search. */
export function useCloseItem(): () => void {
  const { history } = useRouter()
  const navigate = useNavigate()
  const isOverGallery = useLocation({ select: ({ state }) => state.isOverGallery ?? false })
  return () => {
    if (isOverGallery) history.back()
    else void navigate({ to: '/media', search: true, replace: true, resetScroll: false })
  }
}
