import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import button from '#ui/form/button.module.css'

/** Links to the announcement in the game's mailbox; renders `null` if no URL is configured. */
export function MailboxLink({ eventId }: { eventId: number }) {
  const { i18n } = useLingui()
  const url = site.mailboxLinks[eventId]?.[langOf(i18n.locale)] ?? ''
  if (url === '') return null
  return (
    <a href={url} className={button.primary}>
      <Trans>Open the announcement in your game mailbox</Trans>
    </a>
  )
}
