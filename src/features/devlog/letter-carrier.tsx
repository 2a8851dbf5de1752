import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { mascots } from '../../site-mascots.ts'
import { carrierOf } from './message-carrier.ts'
import styles from './carrier.module.css'

/** Shows the member who delivers a developer message, with house and words. */
export function LetterCarrier({ id }: { id: number }) {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const carrier = carrierOf(id)
  const { name, house, voice } = mascots[carrier]
  const nameHere = name[lang]
  const houseHere = house[lang]
  return (
    <div className={styles.letter}>
      <Mascot of={carrier} isDecorative hasTile />
      <p className={styles.bubble}>
        {voice[lang]}
        <span className={styles.from}>
          <Trans>
            {nameHere}, from {houseHere}
          </Trans>
        </span>
      </p>
    </div>
  )
}
