import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import button from '#ui/form/button.module.css'
import { MascotRow } from '#ui/mascot/mascot-row.tsx'
import figures from '#ui/mascot/figures.module.css'
import { Page } from '#ui/page/page.tsx'
import { Zone } from '#ui/page/zone.tsx'
import styles from './members-page.module.css'
import { MembersStage } from './members-stage.tsx'

/** Renders the group: a screen for each member, one next to the other, and what they do together. */
export function MembersPage() {
  return (
    <Page heading={groupHeading}>
      <Zone tone="deep">
        <div className={`stack ${styles.together}`}>
          <p>
            <Trans>
              Five voices met on an island whose lanterns had gone out. When they sing together, the
              island wakes.
            </Trans>
          </p>
          <Link to="/music" className={button.button}>
            <Trans>Listen to their songs</Trans>
          </Link>
          <div className={figures.crowd}>
            <MascotRow pose="cheer" />
          </div>
        </div>
      </Zone>
    </Page>
  )
}

const groupHeading = (name: string) => <MembersStage name={name} />
