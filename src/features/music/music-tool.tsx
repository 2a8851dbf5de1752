import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { flushSync } from 'react-dom'
import { Icon, icons } from '#ui/icons/icons.tsx'
import styles from './music-bar.module.css'
import { hasMusicAtom, isBarOpenAtom, isSoundingAtom, showBarAtom } from './music.atoms.ts'

/** Element ids of the play button in the bar and of the button in the header that opens the bar. */
export const playButtonId = 'music-play'
export const musicToolId = 'music-tool'

/** A window in which the bar is fixed (`ui/page/slots.module.css`). In a lower one it is at the end of the page. */
const fixesBar = '(min-height: 20rem)'

/** Moves the focus to the control that replaces the clicked one. */
export function focusMusic(id: typeof playButtonId | typeof musicToolId): void {
  document.getElementById(id)?.focus({ preventScroll: window.matchMedia(fixesBar).matches })
}

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
      className={`icon-button ${styles.tool}`}
      data-sounding={isSounding || undefined}
      aria-expanded={isOpen}
      aria-label={isSounding ? t`Music: playing` : t`Music`}
      onClick={onClick}
    >
      <Icon shape={icons.music} />
    </button>
  )
}
