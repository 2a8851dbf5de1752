import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog that stands open over the page of this entry. */
    dialog?: string
  }
}

/**
 * Lets Back close a dialog instead of leaving the page: while it is open the history has an entry more,
 * which goes with it. A navigation out of the dialog closes it as well.
 */
export function useBackCloses(isActive: boolean, onClose: () => void): void {
  const { history } = useRouter()
  const dialog = useId()
  const close = useEffectEvent(onClose)
  // Keeps the browser's history in step with the dialog.
  useEffect(() => {
    if (!isActive) return undefined
    const isOver = () => history.location.state.dialog === dialog
    let stop = () => {}
    // Not at once: what is opened and closed in one go leaves no entry behind.
    const begin = setTimeout(() => {
      history.push(history.location.href, { ...history.location.state, keepPlace: true, dialog })
      stop = history.subscribe(() => {
        if (!isOver()) close()
      })
    })
    return () => {
      clearTimeout(begin)
      stop()
      if (isOver()) history.back()
    }
  }, [isActive, history, dialog])
}
