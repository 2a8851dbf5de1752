import { useEffect, useState, type RefObject } from 'react'
import { site } from '#site.ts'
import { useBeat } from '#ui/page/slots.tsx'
import firework from './art/hero-firework-400x400.avif?no-inline'
import styles from './hero-extras.module.css'
import { lightOf } from './light.ts'
import './people-moves.module.css'

/** Where each firework is, how large, in which color and when. */
const fireworks = [
  { insetBlockStart: '2%', insetInlineStart: '33%', inlineSize: 'max(29%, 11rem)' },
  {
    insetBlockStart: '20%',
    insetInlineEnd: '1%',
    inlineSize: 'max(23%, 9rem)',
    filter: 'hue-rotate(-52deg)',
    animationDelay: '1.7s',
  },
  {
    insetBlockStart: '2%',
    insetInlineStart: '-6%',
    inlineSize: 'max(25%, 8rem)',
    filter: 'hue-rotate(150deg)',
    animationDelay: '3.1s',
  },
]

interface HeroSkyProps {
  scene: RefObject<HTMLElement | null>
  /** True to save data: without images. */
  isLight: boolean
}

/**
 * Renders the light of the visitor's hour over the sky, fireworks, and the beam of the lighthouse. The scene moves to
 * the beat of the music, and is paused out of view.
 */
export function HeroSky({ scene, isLight }: HeroSkyProps) {
  const [light] = useState(() => lightOf(new Date(), new Date(site.launchAt)))
  const beat = useBeat(scene)
  useEffect(() => {
    scene.current?.toggleAttribute('data-music', beat !== null)
  }, [scene, beat])
  // Follows the scene.
  useEffect(() => {
    const node = scene.current
    if (!node || typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(([entry]) =>
      node.toggleAttribute('data-paused', entry?.isIntersecting === false),
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [scene])
  return (
    <>
      <span className={styles.tint} data-light={light} />
      {!isLight &&
        fireworks.map((style) => (
          <img
            key={style.inlineSize}
            src={firework}
            alt=""
            className={styles.firework}
            style={style}
          />
        ))}
      <span className={styles.beam} />
    </>
  )
}
