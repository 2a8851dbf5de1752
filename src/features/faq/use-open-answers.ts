import { useEffect, useLayoutEffect, useRef } from 'react'

const answers = '[id^="faq-"] > details'

const idOf = ({ parentElement }: Element) => parentElement?.id ?? ''

/**
 * Keeps answers open when the questions are rendered as new elements: by the search params of the URL, which hydration
 * does not know yet, by a category or by the filter.
 */
export function useOpenAnswers(): void {
  const open = useRef(new Set<string>())
  const known = useRef(new WeakSet<Element>())
  // After each render, because any of them may add elements.
  useLayoutEffect(() => {
    for (const answer of document.querySelectorAll<HTMLDetailsElement>(answers)) {
      if (known.current.has(answer)) continue
      known.current.add(answer)
      // One that the visitor opened before hydration is open already.
      if (answer.open) open.current.add(idOf(answer))
      else if (open.current.has(idOf(answer))) answer.open = true
    }
  })
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(answers)) return
      if (target.open) open.current.add(idOf(target))
      else open.current.delete(idOf(target))
    }
    // The event doesn't bubble.
    document.addEventListener('toggle', onToggle, true)
    return () => document.removeEventListener('toggle', onToggle, true)
  }, [])
}
