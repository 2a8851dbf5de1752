import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { MascotTile } from '#ui/mascot/mascot-tile.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import lantern from '#ui/media/art/lantern-240x240.svg?no-inline'
import button from '#ui/form/button.module.css'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { SafeLink } from '#ui/link/safe-link.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './guide.module.css'

/**
 * Explains the game in three steps, and links to the guide in the page's language.
 * @param board what is next to the steps, to try them
 */
export function Guide({ board }: { board: ReactNode }) {
  const { i18n } = useLingui()
  const url = site.guides[langOf(i18n.locale)]
  return (
    <Section title={<Trans>How to play</Trans>}>
      <div className="columns">
        {board}
        <div className={`stack ${styles.text}`}>
          <ol className={`stack ${styles.steps}`}>
            <li className="plate">
              <span className={`${styles.drawing} ${styles.linked}`} data-scheme="dark">
                <MascotTile of="pado" />
                <MascotTile of="pado" />
                <MascotTile of="pado" />
              </span>
              <h3>
                <Trans>Link the tiles</Trans>
              </h3>
              <p>
                <Trans>Draw a line through three or more matching tiles.</Trans>
              </p>
            </li>
            <li className="plate">
              <span className={styles.drawing} data-scheme="dark">
                <img src={lantern} alt="" width={240} height={240} loading="lazy" />
              </span>
              <h3>
                <Trans>Light the lanterns</Trans>
              </h3>
              <p>
                <Trans>
                  Every tile on the line helps fill a lantern. Longer lines fill it faster.
                </Trans>
              </p>
            </li>
            <li className="plate">
              <span className={styles.drawing} data-scheme="dark">
                <Mascot of="lumi" pose="cheer" />
              </span>
              <h3>
                <Trans>Wake the island</Trans>
              </h3>
              <p>
                <Trans>Each lantern wakes another village, and someone new sings along.</Trans>
              </p>
            </li>
          </ol>
          {url !== '' && (
            <p className="cluster">
              <SafeLink href={url} className={button.primary}>
                <Trans>Read the game guide</Trans>
                <Icon shape={icons.externalLink} />
              </SafeLink>
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}
