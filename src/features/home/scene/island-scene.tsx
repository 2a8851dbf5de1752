import { useRef, useState } from 'react'
import { site } from '#site.ts'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { useSavingData } from '#ui/when/use-saving-data.ts'
import { members } from '#site-mascots.ts'
import styles from './island-scene.module.css'
import { lightOf } from './light.ts'
import { useInView } from './use-in-view.ts'

const lanterns = ['a', 'b', 'c', 'd', 'e', 'f']
/** Lumi stands in the middle. */
const standing = [...members.slice(0, 2), 'lumi', ...members.slice(2)] as const

/**
 * Renders the shore below the key visuals as decoration: sky, island, lighthouse, lanterns and waves, with Lumi
 * and the members of the group. Its light follows the visitor's hour. It is still with reduced motion or data
 * saving, and out of view.
 */
export function IslandScene() {
  const [light] = useState(() => lightOf(new Date(), new Date(site.launchAt)))
  const savesData = useSavingData()
  const scene = useRef<HTMLDivElement>(null)
  const isInView = useInView(scene)
  return (
    <div
      ref={scene}
      className={styles.scene}
      data-light={light}
      data-still={savesData === true || !isInView}
      aria-hidden="true"
    >
      <div className={styles.sky} />
      <span className={styles.orb} />
      <Island />
      {lanterns.map((id) => (
        <span key={id} className={styles.lantern} />
      ))}
      <Wave className={styles.far} />
      <div className={styles.people}>
        {standing.map((id) => (
          <span key={id} className={id === 'lumi' ? styles.lumi : styles.member}>
            <Mascot of={id} />
          </span>
        ))}
      </div>
      <Wave className={styles.near} />
    </div>
  )
}

/** Renders the island of the lighthouse on the horizon, with its turning light. */
function Island() {
  return (
    <div className={styles.island}>
      <span className={styles.beam} />
      <svg viewBox="0 0 220 120">
        <path
          className={styles.land}
          d="M0 120q14-22 40-24 6-16 26-18 6-20 32-22h34q20 4 26 22 26 0 34 20 20 4 28 22z"
        />
        <path className={styles.tower} d="M107 58l3-34h12l3 34z" />
        <path className={styles.roof} d="M106 16l10-12 10 12z" />
        <path className={styles.lamp} d="M109 16h14v8h-14z" />
        <path
          className={styles.windows}
          d="M50 92h5v7h-5zM72 84h5v7h-5zM84 98h5v7h-5zM114 34h4v6h-4zM113 46h4v6h-4zM140 80h5v7h-5zM152 96h5v7h-5zM176 102h5v7h-5z"
        />
      </svg>
    </div>
  )
}

/** Renders a strip of waves that is twice as wide as the scene, so that it can move without an end. */
function Wave({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 800 40" preserveAspectRatio="none">
      <path d="M0 14q25-14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0V40H0z" />
    </svg>
  )
}
