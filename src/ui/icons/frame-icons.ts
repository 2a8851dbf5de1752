import type { IconShape } from './icons.tsx'

/** The icons of the layout and of the first screen. */
export const frameIcons = {
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronLeft: 'M15 5l-7 7 7 7',
  chevronRight: 'M9 5l7 7-7 7',
  lantern:
    'M12 2.5v4M9 6.5h6M7 9.5a3 3 0 0 1 3-3h4a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3zM12 10v4M12 17.5v4M10 21.5h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  phoneDots:
    'M8.5 2.5h7a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 20V4a1.5 1.5 0 0 1 1.5-1.5zM12 5.2h.01M12 8v6.5M9.5 12l2.5 2.5 2.5-2.5M10 18.3h.01M12 18.3h.01M14 18.3h.01',
  phoneNotch:
    'M9.5 2.5h5A2.5 2.5 0 0 1 17 5v14a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 19V5a2.5 2.5 0 0 1 2.5-2.5zM10.3 2.5v.4a1 1 0 0 0 1 1h1.4a1 1 0 0 0 1-1v-.4M12 8v6.5M9.5 12l2.5 2.5 2.5-2.5M10.5 18.5h3',
  picture:
    'M6 4.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 8.5h.01',
  play: 'M8 5.5v13l10.5-6.5z',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0M11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
} as const satisfies Record<string, IconShape>
