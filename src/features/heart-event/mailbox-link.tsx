import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import button from '#ui/form/button.module.css'

/** The announcement of an event in the mailbox of the game; nothing where it has no address. */
export function MailboxLink({ eventId }: { eventId: number }) {
  const { i18n } = useLingui()
  const address = site.mailboxLinks[eventId]?.[langOf(i18n.locale)] ?? ''
  if (address === '') return null
  return (
    <a href={address} className={button.primary}>
      <Trans>Open the announcement in your mailbox</Trans>
    </a>
  )
}
