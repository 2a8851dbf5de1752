import { useEffect, useRef } from 'react'
import { wantsNoMotion } from '#lib/preferences.ts'
import { middleOf, pointsOf } from './middles.ts'
import styles from './line.module.css'

/** Twice, which is less than five seconds (WCAG 2.2 SC 2.2.2). */
const timing = { duration: 2200, iterations: 2 }

/** A hand whose fingertip is at 0, 0. */
const hand =
  'M-1.8 8V1.3a1.7 1.7 0 0 1 3.4 0V6l5.3 1.2a2.3 2.3 0 0 1 1.8 2.6l-.8 4.9a3.4 3.4 0 0 1-3.4 2.8H.4a3.4 3.4 0 0 1-2.7-1.3l-4-5.5a1.6 1.6 0 0 1 2.4-2.1z'

/** Renders a chain that a hand draws, as decoration. Without motion the hand is at its end. */
export function GhostHand({ chain }: { chain: readonly number[] }) {
  const ghost = useRef<SVGGElement>(null)
  const points = pointsOf(chain)
  // Begins once the board is in view.
  useEffect(() => {
    const svg = ghost.current?.ownerSVGElement
    if (!svg || wantsNoMotion()) return undefined
    const places = points.split(' ').map((point) => {
      const [x, y] = point.split(',')
      return { opacity: 1, transform: `translate(${x}px, ${y}px)` }
    })
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        const [first] = places
        ghost.current?.animate([{ ...first, opacity: 0 }, ...places, ...places.slice(-1)], timing)
      },
      { threshold: 0.6 },
    )
    observer.observe(svg)
    return () => observer.disconnect()
  }, [points])
  return (
    <>
      <polyline points={points} className={styles.ghost} />
      <g ref={ghost} transform={`translate(${middleOf(chain.at(-1) ?? 0)})`}>
        <path d={hand} className={styles.hand} />
      </g>
    </>
  )
}
