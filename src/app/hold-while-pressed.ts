import { notifyManager } from '@tanstack/react-query'

/** The longest time between the end of a tap and its click. */
const clickDelayMs = 300

/**
 * Holds back what queries report while a pointer is down, until its click has been handled. A background
 * refresh could otherwise insert an entry, and the click would be on its neighbor or on no link at all.
 */
export function holdQueriesWhilePressed(): void {
  const held: (() => void)[] = []
  let isPressed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    isPressed = false
    for (const report of held.splice(0)) report()
  }
  const releaseAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(release, ms)
  }
  const onPress = () => {
    clearTimeout(timer)
    isPressed = true
  }
  const onRelease = () => isPressed && releaseAfter(clickDelayMs)
  const onEnd = () => isPressed && releaseAfter(0)
  const inCapture = { capture: true }
  window.addEventListener('pointerdown', onPress, inCapture)
  window.addEventListener('pointerup', onRelease, inCapture)
  window.addEventListener('click', onEnd, inCapture)
  // A drag or a scroll cancels the pointer; then there is no click.
  window.addEventListener('pointercancel', onEnd, inCapture)
  window.addEventListener('blur', onEnd)
  notifyManager.setScheduler((report) => {
    if (isPressed) held.push(report)
    else setTimeout(report, 0)
  })
}
