import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { wantsNoMotion } from '#lib/preferences.ts'
import { useSavingData } from '#ui/when/use-when.ts'

/** Time per slide, in ms. */
const slideMs = 8000

/** An open menu of the header or an open dialog. It pauses the slides. */
const covers = 'header [open], dialog[open]'

type SlideId = string | number

/**
 * Controls slides of which one is shown, by its id: others may be inserted before it. Plays automatically until the
 * visitor interacts. Pauses out of view, in a hidden tab, and behind a menu or a dialog; off with reduced motion (WCAG
 * 2.2 SC 2.2.2) or data saving.
 */
export function useSlides(ids: readonly SlideId[]) {
  const slides = useRef<HTMLElement>(null)
  const count = ids.length
  const [shown, setShown] = useState({ id: ids[0], index: 0 })
  const index = ids.findIndex((id) => id === shown.id)
  // The next slide replaces one that is gone.
  const current = index === -1 ? Math.max(0, Math.min(shown.index, count - 1)) : index
  const show = (index: number) => setShown({ id: ids[index], index })
  const showNext = useEffectEvent(show)
  const savesData = useSavingData()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isPlaying = count > 1 && (chosen ?? (savesData === false && !wantsNoMotion()))

  // A slide loads shortly before it is shown.
  const [lastNear, setLastNear] = useState<SlideId>()
  const lastLoaded = Math.max(
    ids.findIndex((id) => id === lastNear),
    current,
  )
  const prepare = useEffectEvent((index: number) => {
    if (index > lastLoaded) setLastNear(ids[index])
  })

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
    const ahead = setTimeout(() => prepare(next), (slideMs * 3) / 4)
    const timer = setInterval(() => isSeen() && showNext(next), slideMs)
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
    /** Index of the last slide whose image is loaded. */
    lastLoaded,
    /** Shows a slide on request and stops the automatic change. */
    goTo: (index: number) => {
      setChosen(false)
      show((index + count) % count)
    },
    toggle: () => setChosen(!isPlaying),
  }
}
