import { useEffect, useRef, useState } from 'react'

/**
 * A form that is sent before it is known who visits is sent once that is known.
 * @returns the form's ref, whether a submission waits, and what says whether one has to
 */
export function useAwaitedVisitor(isKnown: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [isSent, setIsSent] = useState(false)
  // Sends what has waited.
  useEffect(() => {
    if (isKnown && isSent) form.current?.requestSubmit()
  }, [isKnown, isSent])
  return {
    form,
    isWaiting: isSent && !isKnown,
    hasToWait: () => {
      if (!isKnown) setIsSent(true)
      return !isKnown
    },
  }
}
