import { useEffect, useRef, useState, type RefObject } from 'react'
import { wantsNoMotion } from '#lib/motion.ts'
import { useSavingData } from '#ui/when/use-saving-data.ts'

/** How long a slide stands before the next one comes. */
const turnMs = 8000

/** The place of the slide that is in view; 0 until the first scroll. */
function useCurrentSlide(strip: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0)
  // Keeps the number in step with what the device has scrolled to.
  useEffect(() => {
    const node = strip.current
    if (!node) return undefined
    const slides = [...node.children]
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)
        if (shown) setCurrent(slides.indexOf(shown.target))
      },
      { root: node, threshold: 0.6 },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [strip])
  return current
}

function scrollToSlide(strip: HTMLElement | null, place: number): void {
  const slide = strip?.children[place]
  if (slide instanceof HTMLElement) strip?.scrollTo({ left: slide.offsetLeft })
}

/**
 * A strip of `count` slides that the device scrolls. It turns by itself until the visitor touches it,
 * never out of view, in a hidden tab, or where no motion is wanted (WCAG 2.2.2) or data is saved.
 */
export function useSlides(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const current = useCurrentSlide(strip)
  const savesData = useSavingData()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isTurning = count > 1 && (chosen ?? (savesData === false && !wantsNoMotion()))

  // The pictures of the slides that one has come near; those of all others would only cost.
  const [near, setNear] = useState(0)
  const drawn = Math.max(near, current === 0 ? 0 : current + 1)

  const show = (place: number) => scrollToSlide(strip.current, (place + count) % count)

  // Keeps the clock running while the slides turn, and ends that at the first touch.
  useEffect(() => {
    const node = strip.current
    if (!isTurning || !node) return undefined
    const touched = new AbortController()
    const { signal } = touched
    const stop = () => {
      setChosen(false)
      setNear(count)
    }
    node.addEventListener('pointerdown', stop, { signal })
    node.addEventListener('focusin', stop, { signal })
    const ahead = setTimeout(() => setNear(Math.max(near, current + 1)), (turnMs * 3) / 4)
    const timer = setInterval(() => {
      const isSeen = !document.hidden && node.getBoundingClientRect().bottom > 0
      if (isSeen) scrollToSlide(node, (current + 1) % count)
    }, turnMs)
    return () => {
      touched.abort()
      clearInterval(timer)
      clearTimeout(ahead)
    }
  }, [count, current, isTurning, near])

  return {
    strip,
    current,
    isTurning,
    /** The last place whose picture is wanted. */
    drawn,
    /** Shows a slide because the visitor asked for it: then none turns by itself. */
    goTo: (place: number) => {
      setChosen(false)
      setNear(count)
      show(place)
    },
    toggle: () => setChosen(!isTurning),
  }
}
