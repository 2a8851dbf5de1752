import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { mascots } from '../../site-mascots.ts'
import { carrierOf } from './message-carrier.ts'
import styles from './carrier.module.css'

/** Names the member who delivers a developer message, on the card of the message. */
export function CardCarrier({ id }: { id: number }) {
  const { i18n } = useLingui()
  const carrier = carrierOf(id)
  const name = mascots[carrier].name[langOf(i18n.locale)]
  return (
    <span className={styles.card}>
      <Mascot of={carrier} isDecorative hasTile />
      <Trans>Delivered by {name}</Trans>
    </span>
  )
}
