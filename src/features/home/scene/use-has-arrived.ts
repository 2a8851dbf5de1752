import { useEffect, useState } from 'react'

/** The document has shown the hero. */
let wasShown = false

/** Returns true if the document has shown the hero before: its parts arrive once, and are there on a return. */
export function useHasArrived(): boolean {
  const [hasArrived] = useState(() => wasShown)
  // Remembers the first time.
  useEffect(() => {
    wasShown = true
  }, [])
  return hasArrived
}
