import { useEffect, useRef, useState } from 'react'
import { wantsNoMotion } from '#lib/preferences.ts'
import { useSavingData } from '#ui/when/use-when.ts'

/** Time per slide, in ms. */
const slideMs = 8000

/** An open menu of the header or an open dialog, behind which the slides rest. */
const covers = 'header [open], dialog[open]'

/**
 * Controls `count` slides of which one is shown. Plays automatically until the visitor interacts. Pauses out of
 * view, in a hidden tab, and behind a menu or a dialog; off with reduced motion (WCAG 2.2 SC 2.2.2) or data saving.
 */
export function useSlides(count: number) {
  const slides = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(0)
  const savesData = useSavingData()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isPlaying = count > 1 && (chosen ?? (savesData === false && !wantsNoMotion()))

  // A slide loads shortly before it is shown.
  const [lastNear, setLastNear] = useState(0)
  const lastLoaded = Math.max(lastNear, current)

  // Shows one slide after another until the first interaction.
  useEffect(() => {
    const node = slides.current
    if (!isPlaying || !node) return undefined
    const interacted = new AbortController()
    const { signal } = interacted
    // Not on the button that pauses: it would play on with the click.
    const stop = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[aria-pressed]'))) setChosen(false)
    }
    node.addEventListener('pointerdown', stop, { signal })
    node.addEventListener('focusin', stop, { signal })
    const next = (current + 1) % count
    const isSeen = () =>
      !document.hidden &&
      node.getBoundingClientRect().bottom > 0 &&
      document.querySelector(covers) === null
    const ahead = setTimeout(() => setLastNear((last) => Math.max(last, next)), (slideMs * 3) / 4)
    const timer = setInterval(() => isSeen() && setCurrent(next), slideMs)
    return () => {
      interacted.abort()
      clearInterval(timer)
      clearTimeout(ahead)
    }
  }, [count, current, isPlaying])

  return {
    slides,
    current,
    isPlaying,
    /** Index of the last slide whose picture is loaded. */
    lastLoaded,
    /** Shows a slide on request and stops the automatic change. */
    goTo: (index: number) => {
      setChosen(false)
      setCurrent((index + count) % count)
    },
    toggle: () => setChosen(!isPlaying),
  }
}
