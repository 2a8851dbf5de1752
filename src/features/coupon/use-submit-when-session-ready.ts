import { useEffect, useRef, useState } from 'react'

/**
 * Defers form submission until the session has loaded.
 * @returns the form's ref, `isWaiting` while a submission is deferred, and `hasToWait()` to call on submit
 */
export function useSubmitWhenSessionReady(isReady: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [isSubmitted, setIsSubmitted] = useState(false)
  // Submits the deferred form.
  useEffect(() => {
    if (isReady && isSubmitted) form.current?.requestSubmit()
  }, [isReady, isSubmitted])
  return {
    form,
    isWaiting: isSubmitted && !isReady,
    hasToWait: () => {
      // Reset by the submit itself: once sent, the form stays sent if the session becomes unknown again.
      setIsSubmitted(!isReady)
      return !isReady
    },
  }
}
