import { Trans } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { InAppNote } from '#ui/in-app/in-app-note.tsx'
import { Page } from '#ui/page/page.tsx'
import { Section } from '#ui/page/section.tsx'
import { connectDocument } from './document-marks.ts'
import { AppearanceSettings } from './look-settings.tsx'
import { SoundSettings } from './sound-settings.tsx'
import styles from './settings.module.css'
import { StoredList } from './stored-list.tsx'

interface SettingsPageProps {
  /** The links to this page in the other languages. */
  languages: ReactNode
  /** The cookie choice and the controls to change it. */
  cookies: ReactNode
}

/** Renders the settings of this browser and the data stored in it, of which only UIDs are ever sent. */
export function SettingsPage({ languages, cookies }: SettingsPageProps) {
  const store = useStore()
  // Syncs the document with the settings, including changes from other tabs.
  useEffect(() => connectDocument(store), [store])
  return (
    <Page mascot="lumi">
      <div className={styles.columns}>
        <div className={styles.column}>
          <Section title={<Trans>Language</Trans>}>
            <div className={styles.languages}>{languages}</div>
          </Section>
          <Section title={<Trans>Appearance</Trans>}>
            <AppearanceSettings />
          </Section>
          <Section title={<Trans>Music and data</Trans>}>
            <SoundSettings />
          </Section>
        </div>
        <div className={styles.column}>
          <Section title={<Trans>Cookie settings</Trans>}>{cookies}</Section>
          <Section title={<Trans>Stored data</Trans>}>
            <p>
              <Trans>
                This data is stored in this browser only. We never receive it, except your UID,
                which is sent with each coupon you redeem.
              </Trans>
            </p>
            <InAppNote>
              {(app) => (
                <Trans>
                  You're in {app}'s browser. What's stored here stays in this browser only.
                </Trans>
              )}
            </InAppNote>
            <StoredList />
          </Section>
        </div>
      </div>
    </Page>
  )
}
