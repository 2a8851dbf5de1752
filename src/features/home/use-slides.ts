import { useEffect, useRef, useState, type RefObject } from 'react'
import { wantsNoMotion } from '#lib/motion.ts'
import { useSavingData } from '#ui/when/use-saving-data.ts'

/** Time per slide. */
const slideMs = 8000

/** Returns the index of the visible slide; 0 until the first scroll. */
function useCurrentSlide(strip: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0)
  // Updates with the scroll position.
  useEffect(() => {
    const node = strip.current
    if (!node || typeof IntersectionObserver !== 'function') return undefined
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

function scrollToSlide(strip: HTMLElement | null, index: number): void {
  const slide = strip?.children[index]
  if (slide instanceof HTMLElement) strip?.scrollTo({ left: slide.offsetLeft })
}

/**
 * Controls a strip of `count` slides with native scrolling. Plays automatically until the visitor interacts.
 * Pauses out of view and in a hidden tab; off with reduced motion (WCAG 2.2 SC 2.2.2) or data saving.
 */
export function useSlides(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const current = useCurrentSlide(strip)
  const savesData = useSavingData()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isPlaying = count > 1 && (chosen ?? (savesData === false && !wantsNoMotion()))

  // Lazy loading: only slides near the visible one load their images.
  const [lastNear, setLastNear] = useState(0)
  const lastLoaded = Math.max(lastNear, current === 0 ? 0 : current + 1)

  const showSlide = (index: number) => scrollToSlide(strip.current, (index + count) % count)

  // Runs autoplay until the first interaction.
  useEffect(() => {
    const node = strip.current
    if (!isPlaying || !node) return undefined
    const touched = new AbortController()
    const { signal } = touched
    const stop = () => {
      setChosen(false)
      setLastNear(count)
    }
    node.addEventListener('pointerdown', stop, { signal })
    node.addEventListener('focusin', stop, { signal })
    const ahead = setTimeout(() => setLastNear(Math.max(lastNear, current + 1)), (slideMs * 3) / 4)
    const timer = setInterval(() => {
      const isSeen = !document.hidden && node.getBoundingClientRect().bottom > 0
      if (isSeen) scrollToSlide(node, (current + 1) % count)
    }, slideMs)
    return () => {
      touched.abort()
      clearInterval(timer)
      clearTimeout(ahead)
    }
  }, [count, current, isPlaying, lastNear])

  return {
    strip,
    current,
    isPlaying,
    /** Index of the last slide whose image is loaded. */
    lastLoaded,
    /** Shows a slide on request and stops autoplay. */
    goTo: (index: number) => {
      setChosen(false)
      setLastNear(count)
      showSlide(index)
    },
    toggle: () => setChosen(!isPlaying),
  }
}
