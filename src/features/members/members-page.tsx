import { useLingui } from '@lingui/react'
import { langOf } from '#i18n/lang.ts'
import { mascots, members } from '#site-mascots.ts'
import { Page } from '#ui/page/page.tsx'

export function MembersPage() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  return (
    <Page>
      {members.map((id) => (
        <section key={id} id={id}>
          <h2>{mascots[id].name[lang]}</h2>
          <p>{mascots[id].voice[lang]}</p>
        </section>
      ))}
    </Page>
  )
}
