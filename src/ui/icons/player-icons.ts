import type { IconShape } from './icons.tsx'

/** The icons of the music player. */
export const playerIcons = {
  list: 'M4 6.5h.01M9 6.5h11M4 12h.01M9 12h11M4 17.5h.01M9 17.5h11',
  nextTrack: 'M6 6v12l9-6zM18 6v12',
  previousTrack: 'M18 6v12l-9-6zM6 6v12',
  sound: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5',
} as const satisfies Record<string, IconShape>
