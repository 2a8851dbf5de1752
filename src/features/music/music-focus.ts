/** The play button of the bar, and the button of the header that opens the bar. */
export const playButtonId = 'music-play'
export const musicToolId = 'music-tool'

/** Moves the focus to the one that takes the place of what was pressed. */
export function focusMusic(id: typeof playButtonId | typeof musicToolId): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}
