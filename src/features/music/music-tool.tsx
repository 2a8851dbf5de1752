import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { flushSync } from 'react-dom'
import { playerIcons } from '#ui/icons/player-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { focusMusic, musicToolId, playButtonId } from './music-focus.ts'
import styles from './music-tool.module.css'
import { hasMusicAtom, isBarOpenAtom, isSoundingAtom, showBarAtom } from './music.atoms.ts'

/**
 * Opens and closes the music bar from the header, and glows while music plays. It loads with the player,
 * without a layout shift.
 */
export function MusicTool() {
  const { t } = useLingui()
  const hasMusic = useAtomValue(hasMusicAtom)
  const isOpen = useAtomValue(isBarOpenAtom)
  const isSounding = useAtomValue(isSoundingAtom)
  const showBar = useSetAtom(showBarAtom)
  if (!hasMusic) return null
  const onClick = () => {
    flushSync(() => showBar(!isOpen))
    if (!isOpen) focusMusic(playButtonId)
  }
  return (
    <button
      type="button"
      id={musicToolId}
      className={isSounding ? styles.sounding : styles.tool}
      aria-expanded={isOpen}
      aria-label={isSounding ? t`Music: playing` : t`Music`}
      onClick={onClick}
    >
      <Icon shape={playerIcons.music} />
    </button>
  )
}
