import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { MascotRow } from '#ui/mascot/mascot-row.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import { useBeat } from '#ui/page/slots.tsx'
import { isSoundingAtom } from './music.atoms.ts'
import styles from './songs-heading.module.css'

/** Renders the name of the page next to the stage of the group, which nods while a song plays. */
export function SongsHeading({ name }: { name: string }) {
  const isSounding = useAtomValue(isSoundingAtom)
  const stage = useRef<HTMLDivElement>(null)
  useBeat(stage)
  return (
    <div className={`bleed cluster ${styles.hero}`} data-scheme="dark" data-world="">
      <div className={styles.text}>
        <PageHeading>{name}</PageHeading>
        <p>
          <Trans>
            The songs you hear around the island. Press play, and they'll keep playing as you browse
            the site.
          </Trans>
        </p>
      </div>
      <div ref={stage} className={styles.stage} data-sounding={isSounding || undefined}>
        <MascotRow pose="play" />
      </div>
    </div>
  )
}
