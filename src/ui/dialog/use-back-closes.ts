import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the dialog that is open over the page of this entry. */
    dialog?: string
  }
}

/** Resolves when the history has left the entry of the last closed dialog. */
let entryLeft = Promise.resolve()

/** The longest wait for a step back: app browsers may ignore it. */
const stepBackLimitMs = 1000

/**
 * Returns a function that goes back in the history. A browser does so later: until then, or until it has ignored the
 * step, a second call does nothing, as it would go back one more page.
 */
export function useStepBack(): () => void {
  const { history } = useRouter()
  const isLeaving = useRef(false)
  return () => {
    if (isLeaving.current) return
    isLeaving.current = true
    setTimeout(() => {
      isLeaving.current = false
    }, stepBackLimitMs)
    history.back()
  }
}

/** Goes back from the entry of a dialog. A browser does so later, and fires `popstate` then. */
function leaveEntry(history: RouterHistory): Promise<void> {
  return new Promise((resolve) => {
    const stop = history.subscribe(() => {
      stop()
      resolve()
    })
    setTimeout(resolve, stepBackLimitMs)
    history.back()
  })
}

/** The dialogs that are open. A dialog that opens again has another id, as its entry before may still be there. */
const openDialogs = new Set<string>()
const skipping = new WeakSet<RouterHistory>()

/** Skips the entries of closed dialogs, such as one below the page that it has led to, so that Back needs one step. */
function skipClosedDialogs(history: RouterHistory): void {
  if (skipping.has(history)) return
  skipping.add(history)
  history.subscribe(({ location, action }) => {
    const { dialog } = location.state
    if (dialog === undefined || openDialogs.has(dialog)) return
    if (action.type === 'BACK') history.back()
    if (action.type === 'FORWARD') history.forward()
  })
}

const activations = ['pointerup', 'keydown'] as const

/**
 * Calls back in or right after a click, tap or key of the visitor. Browsers skip history entries that a page adds at
 * other times, so that Back would leave the site: Chromium forgets earlier clicks on Back, Safari after half a second.
 * @returns a function that stops waiting
 */
function whenActive(callback: () => void): () => void {
  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    // Older engines without it get the entry at once.
    if (!(navigator.userActivation?.isActive ?? true)) return
    ended.abort()
    // After the click, which may close the dialog.
    timer = setTimeout(callback)
  }
  for (const activation of activations) window.addEventListener(activation, check, options)
  check()
  return () => {
    ended.abort()
    clearTimeout(timer)
  }
}

/**
 * Lets Back close a dialog instead of leaving the page: an open dialog has its own history entry,
 * which is removed when the dialog closes. A dialog that opened by itself gets it with the first interaction. A
 * navigation out of the dialog closes it as well.
 */
export function useBackCloses(isActive: boolean, onClose: () => void): void {
  const { history } = useRouter()
  const close = useEffectEvent(onClose)
  // Keeps the browser's history in step with the dialog.
  useEffect(() => {
    if (!isActive) return undefined
    const dialog = `${Math.random()}`
    const isCurrentEntry = () => history.location.state.dialog === dialog
    let isClosed = false
    let stop = () => {}
    const begin = async () => {
      // The step back of the dialog before this one would otherwise remove the new entry.
      await entryLeft
      if (isClosed) return
      openDialogs.add(dialog)
      skipClosedDialogs(history)
      history.push(history.location.href, { ...history.location.state, keepScroll: true, dialog })
      stop = history.subscribe(() => {
        if (isCurrentEntry()) return
        openDialogs.delete(dialog)
        close()
      })
    }
    // Not at once: a dialog that opens and closes within one task leaves no entry behind.
    const stopWaiting = whenActive(() => void begin())
    return () => {
      isClosed = true
      stopWaiting()
      stop()
      openDialogs.delete(dialog)
      if (isCurrentEntry()) entryLeft = leaveEntry(history)
    }
  }, [isActive, history])
}
