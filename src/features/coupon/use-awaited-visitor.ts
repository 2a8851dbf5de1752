import { useEffect, useRef } from 'react'

/**
 * A form that is sent before it is known who visits is sent once that is known.
 * @returns the form's ref, and what says whether a submission has to wait
 */
export function useAwaitedVisitor(isKnown: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  // Sends what has waited.
  useEffect(() => {
    if (!isKnown || !isSent.current) return
    isSent.current = false
    form.current?.requestSubmit()
  }, [isKnown])
  return {
    form,
    hasToWait: () => {
      isSent.current = !isKnown
      return !isKnown
    },
  }
}
