import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { onAnyKeptElsewhere } from '#lib/kept.ts'
import { Page } from '#ui/page.tsx'
import { Section } from '#ui/section.tsx'
import { LookSettings } from './look-settings.tsx'
import { readDeviceAtom } from './settings.atoms.ts'
import { SoundSettings } from './sound-settings.tsx'
import { StoredList } from './stored-list.tsx'

interface SettingsPageProps {
  /** The links to this page in the other languages. */
  languages: ReactNode
  /** What is allowed in the way of cookies, and the way to change it. */
  cookies: ReactNode
}

/** What a visitor can set for this device, and what is kept on it. Nothing of it is ever sent. */
export function SettingsPage({ languages, cookies }: SettingsPageProps) {
  const readDevice = useSetAtom(readDeviceAtom)
  // Keeps the page in step with the device's storage, which the first render may not ask.
  useEffect(() => {
    readDevice()
    return onAnyKeptElsewhere(readDevice)
  }, [readDevice])
  return (
    <Page>
      <Section title={<Trans>Language</Trans>}>{languages}</Section>
      <Section title={<Trans>Appearance</Trans>}>
        <LookSettings />
      </Section>
      <Section title={<Trans>Music and data</Trans>}>
        <SoundSettings />
      </Section>
      <Section title={<Trans>Cookies</Trans>}>{cookies}</Section>
      <Section title={<Trans>Stored on this device</Trans>}>
        <p>
          <Trans>This data stays on your device and is never sent anywhere.</Trans>
        </p>
        <StoredList />
      </Section>
    </Page>
  )
}
