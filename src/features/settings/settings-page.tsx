import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { Page } from '#ui/page.tsx'
import { Section } from '#ui/section.tsx'
import { LookSettings } from './look-settings.tsx'
import { readDeviceAtom } from './settings.atoms.ts'
import { StoredList } from './stored-list.tsx'

interface SettingsPageProps {
  /** The links to this page in the other languages. */
  languages: ReactNode
}

/** What a visitor can set for this device, and what is kept on it. Nothing of it is ever sent. */
export function SettingsPage({ languages }: SettingsPageProps) {
  const readDevice = useSetAtom(readDeviceAtom)
  // Asks the device's storage, which the first render may not.
  useEffect(() => readDevice(), [readDevice])
  return (
    <Page>
      <Section title={<Trans>Language</Trans>}>{languages}</Section>
      <Section title={<Trans>Look</Trans>}>
        <LookSettings />
      </Section>
      <Section title={<Trans>Stored on this device</Trans>}>
        <p>
          <Trans>This is kept on your device and never sent anywhere.</Trans>
        </p>
        <StoredList />
      </Section>
    </Page>
  )
}
