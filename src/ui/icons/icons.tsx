import styles from './icons.module.css'

/** The path of an icon: a 24 px grid, strokes with round ends. */
export type IconShape = `M${string}`

interface IconProps {
  shape: IconShape
  /**
   * The accessible name, if no text next to the icon names it; without a label it is decoration.
   */
  label?: string | undefined
}

/** Renders an icon in the color and size of the surrounding text. */
export function Icon({ shape, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.icon}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={shape} />
    </svg>
  )
}

/** The icons that every page loads. One that a single module shows is in that module. */
export const icons = {
  calendar:
    'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronLeft: 'M15 5l-7 7 7 7',
  chevronRight: 'M9 5l7 7-7 7',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4.5l3 1.8',
  close: 'M6 6l12 12M18 6 6 18',
  externalLink: 'M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4',
  film: 'M6 4.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM8 4.5v15M16 4.5v15M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4',
  lantern:
    'M12 2.5v4M9 6.5h6M7 9.5a3 3 0 0 1 3-3h4a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3zM12 10v4M12 17.5v4M10 21.5h4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  music:
    'M9 17.5V6l10-2v11.5M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  phone:
    'M9.5 2.5h5A2.5 2.5 0 0 1 17 5v14a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 19V5a2.5 2.5 0 0 1 2.5-2.5zM12 7.5V14M9.5 11.5l2.5 2.5 2.5-2.5M10.5 18.5h3',
  play: 'M8 5.5v13l10.5-6.5z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20',
  share:
    'M8.5 10.7l6.9-4M8.5 13.3l6.9 4M8.7 12a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0M20.5 5.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0M20.5 18.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0',
  star: 'M12 4l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.6-5 2.6.9-5.6-4-4 5.6-.8z',
  trophy:
    'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4.5c0 3 .8 4.5 3 5M17 6h2.5c0 3-.8 4.5-3 5M12 14v5.5M8.5 20h7',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
} as const satisfies Record<string, IconShape>
