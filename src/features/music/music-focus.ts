/** Element ids of the play button in the bar and of the button in the header that opens the bar. */
export const playButtonId = 'music-play'
export const musicToolId = 'music-tool'

/** A window in which the bar is fixed (`ui/page/bottom-stack.module.css`). In a lower one it is at the end of the page. */
const fixesBar = '(min-height: 20rem)'

/** Moves the focus to the control that replaces the clicked one. */
export function focusMusic(id: typeof playButtonId | typeof musicToolId): void {
  document.getElementById(id)?.focus({ preventScroll: window.matchMedia(fixesBar).matches })
}
