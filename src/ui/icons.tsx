import styles from './icons.module.css'

const frame = 'M6 4.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z'

/** One drawn set: a grid of 24, strokes with round ends. */
const paths = {
  'arrow-down': 'M12 4v15M5.5 13l6.5 6.5 6.5-6.5',
  'arrow-up': 'M12 20V5M5.5 11 12 4.5l6.5 6.5',
  calendar:
    'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M5 9l7 7 7-7',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 11a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2zM15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3',
  'external-link': 'M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4',
  film: `${frame}M8 4.5v15M16 4.5v15M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4`,
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17',
  lantern:
    'M12 2.5v4M9 6.5h6M7 9.5a3 3 0 0 1 3-3h4a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3zM12 10v4M12 17.5v4M10 21.5h4',
  letter:
    'M5.5 6h13A1.5 1.5 0 0 1 20 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-9A1.5 1.5 0 0 1 5.5 6zM4.5 7l7.5 6 7.5-6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1',
  list: 'M4 6.5h.01M9 6.5h11M4 12h.01M9 12h11M4 17.5h.01M9 17.5h11',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z',
  music:
    'M9 17.5V6l10-2v11.5M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
  'next-track': 'M6 6v12l9-6zM18 6v12',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  'phone-dots':
    'M8.5 2.5h7a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 20V4a1.5 1.5 0 0 1 1.5-1.5zM12 5.2h.01M12 8v6.5M9.5 12l2.5 2.5 2.5-2.5M10 18.3h.01M12 18.3h.01M14 18.3h.01',
  'phone-notch':
    'M9.5 2.5h5A2.5 2.5 0 0 1 17 5v14a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 19V5a2.5 2.5 0 0 1 2.5-2.5zM10.3 2.5v.4a1 1 0 0 0 1 1h1.4a1 1 0 0 0 1-1v-.4M12 8v6.5M9.5 12l2.5 2.5 2.5-2.5M10.5 18.5h3',
  picture: `${frame}M4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 8.5h.01`,
  play: 'M8 5.5v13l10.5-6.5z',
  'previous-track': 'M18 6v12l-9-6zM6 6v12',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0M11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  share:
    'M8.5 10.7l6.9-4M8.5 13.3l6.9 4M8.7 12a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0M20.5 5.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0M20.5 18.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0',
  sound: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  'sound-off': 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5',
  star: 'M12 4l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.6-5 2.6.9-5.6-4-4 5.6-.8z',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M5.6 18.4l1-1M17.4 6.6l1-1',
  ticket:
    'M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2a2 2 0 0 0 0 4v2a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2',
  trophy:
    'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4.5c0 3 .8 4.5 3 5M17 6h2.5c0 3-.8 4.5-3 5M12 14v5.5M8.5 20h7',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
} as const

export type IconName = keyof typeof paths

/** Every name of the set, for a page that shows them all. */
export function iconNames(): IconName[] {
  const isName = (name: string): name is IconName => name in paths
  return Object.keys(paths).filter(isName)
}

interface IconProps {
  name: IconName
  /** What it says where no text beside it does; without one it is decoration. */
  label?: string | undefined
}

/** A drawn sign in the colour and size of the text around it. */
export function Icon({ name, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.icon}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={paths[name]} />
    </svg>
  )
}
