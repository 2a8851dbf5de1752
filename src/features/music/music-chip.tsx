import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { flushSync } from 'react-dom'
import { Button } from '#ui/form/button.tsx'
import { partIcons } from '#ui/icons/part-icons.ts'
import { playerIcons } from '#ui/icons/player-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import styles from './music-chip.module.css'
import { focusMusic, musicToolId, playButtonId } from './music-focus.ts'
import { sendMusicAtom } from './music-send.ts'
import { showBarAtom } from './music.atoms.ts'

/** Asks for a click when the browser blocks autoplay (docs/product.md#music). */
export function MusicChip() {
  const { t } = useLingui()
  const send = useSetAtom(sendMusicAtom)
  const showBar = useSetAtom(showBarAtom)
  return (
    <aside className={styles.chip} data-floating aria-label={t`Background music`}>
      <Button
        primary
        onClick={() => {
          send({ type: 'play' })
          flushSync(() => showBar(true))
          focusMusic(playButtonId)
        }}
      >
        <Icon shape={playerIcons.music} />
        <Trans>Tap to play music</Trans>
      </Button>
      <Button
        aria-label={t`Close`}
        onClick={() => {
          flushSync(() => send({ type: 'dismiss' }))
          focusMusic(musicToolId)
        }}
      >
        <Icon shape={partIcons.close} />
      </Button>
    </aside>
  )
}
