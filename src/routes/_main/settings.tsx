import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CookieSettings } from '#features/consent/cookie-settings.tsx'
import { SettingsPage } from '#features/settings/settings-page.tsx'
import { LanguageLinks } from '#layouts/header/language-menu.tsx'
import { segmentLinks } from '#ui/form/segments.tsx'

export const Route = createFileRoute('/_main/settings')({
  staticData: {
    name: msg`Settings`,
    description: msg`Language, theme, music, cookies and stored data`,
  },
  component: () => (
    <SettingsPage languages={<LanguageLinks look={segmentLinks} />} cookies={<CookieSettings />} />
  ),
})
