import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom, useStore, type createStore } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { Icon, icons, type IconShape } from '#ui/icons/icons.tsx'
import type { MascotId } from '#site-mascots.ts'
import figures from '#ui/mascot/figures.module.css'
import { InAppNote } from '#ui/in-app/in-app-note.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { Section } from '#ui/page/section.tsx'
import { Segments } from '#ui/form/segments.tsx'
import styles from './settings.module.css'
import { StoredList } from './stored-list.tsx'
import { choicesAtom, chooseSettingAtom, type SettingName } from './settings.atoms.ts'

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
    <SectionPage mascot="byol">
      <div className={`columns ${styles.page}`}>
        <div className="stack">
          <Group icon="globe" title={<Trans>Language</Trans>}>
            {languages}
          </Group>
          <Group icon="moon" title={<Trans>Appearance</Trans>}>
            <AppearanceSettings />
          </Group>
          <Group icon="music" title={<Trans>Music and data</Trans>}>
            <SoundSettings />
          </Group>
        </div>
        <div className="stack">
          <Group icon="cookie" title={<Trans>Cookie settings</Trans>}>
            {cookies}
          </Group>
          <Group icon="box" title={<Trans>Stored data</Trans>}>
            <p>
              <Trans>
                This data is stored in this browser. We get only the parts you send: the code and
                your UID when you redeem a coupon, and your answers when you submit a survey.
              </Trans>
            </p>
            <InAppNote>
              <Trans>
                You're viewing this inside an app. What you save here won't be in your regular
                browser.
              </Trans>
            </InAppNote>
            <StoredList />
          </Group>
        </div>
      </div>
    </SectionPage>
  )
}

/** The icon of each group. */
const shapes = {
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c3.4 3 3.4 14 0 17M12 3.5c-3.4 3-3.4 14 0 17',
  moon: 'M19.5 14A8 8 0 1 1 10 4.5a6.5 6.5 0 0 0 9.5 9.5z',
  music: icons.music,
  cookie:
    'M12 3.5a8.5 8.5 0 1 0 8.5 8.5 4 4 0 0 1-4.3-4.2A4 4 0 0 1 12 3.5M8.5 11h.01M9.5 15.5h.01M14 15h.01M12 11.5h.01',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
} as const satisfies Record<string, IconShape>

/** The member in whose color the icon of each group is. */
const memberOf: Readonly<Record<keyof typeof shapes, MascotId>> = {
  globe: 'pado',
  moon: 'dalbo',
  music: 'moru',
  cookie: 'lumi',
  box: 'ipsae',
}

interface GroupProps {
  icon: keyof typeof shapes
  title: ReactNode
  children: ReactNode
}

/** Renders a group of settings on a card, whose title has its icon. */
function Group({ icon, title, children }: GroupProps) {
  const heading = (
    <>
      <span className={figures.glyph} data-member={memberOf[icon]}>
        <Icon shape={shapes[icon]} />
      </span>
      {title}
    </>
  )
  return (
    <Section isPlate title={heading}>
      {children}
    </Section>
  )
}

const own = { value: 'system', name: <Trans>Use device setting</Trans> }

/** Renders the settings for color scheme and motion. */
function AppearanceSettings() {
  return (
    <div className="stack">
      <DeviceSetting
        setting="scheme"
        title={<Trans>Theme</Trans>}
        options={[
          own,
          { value: 'light', name: <Trans comment="A color scheme.">Light</Trans> },
          { value: 'dark', name: <Trans comment="A color scheme.">Dark</Trans> },
        ]}
      />
      <DeviceSetting
        setting="motion"
        title={<Trans>Motion</Trans>}
        options={[
          own,
          { value: 'off', name: <Trans comment="Animations are switched off.">Off</Trans> },
        ]}
      />
    </div>
  )
}

/** Renders the settings for autoplay and preloading. */
function SoundSettings() {
  return (
    <div className="stack">
      <DeviceSetting
        setting="music"
        title={<Trans>Background music</Trans>}
        options={[
          { value: 'system', name: <Trans>Automatic</Trans> },
          { value: 'press', name: <Trans>Only when I press play</Trans> },
        ]}
      />
      <DeviceSetting
        setting="dataSaving"
        title={<Trans>Data saver</Trans>}
        options={[
          own,
          { value: 'on', name: <Trans comment="Saving data is switched on.">On</Trans> },
        ]}
        note={<Trans>When on: no autoplay, smaller images</Trans>}
      />
    </div>
  )
}

interface DeviceSettingProps {
  setting: SettingName
  title: ReactNode
  options: readonly { value: string; name: ReactNode }[]
  note?: ReactNode
}

/** Renders one setting of this device. */
function DeviceSetting({ setting, ...control }: DeviceSettingProps) {
  const choices = useAtomValue(choicesAtom)
  const choose = useSetAtom(chooseSettingAtom)
  return (
    <Segments
      {...control}
      chosen={choices[setting]}
      onChoose={(choice) => choose(setting, choice)}
    />
  )
}

/** The settings that stylesheets read, as attributes of the document. */
const attributes = [
  ['scheme', 'data-scheme'],
  ['motion', 'data-motion'],
] as const

/**
 * Syncs the attributes of the document with the settings. The inline script sets color scheme and motion before
 * the first paint. @returns the function that disconnects
 */
function connectDocument(store: ReturnType<typeof createStore>): () => void {
  const apply = () => {
    const choices = store.get(choicesAtom)
    for (const [name, attribute] of attributes) {
      if (choices[name] === 'system') document.documentElement.removeAttribute(attribute)
      else document.documentElement.setAttribute(attribute, choices[name])
    }
  }
  const unsubscribe = store.sub(choicesAtom, apply)
  apply()
  return unsubscribe
}
