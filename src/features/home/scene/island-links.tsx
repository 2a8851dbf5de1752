import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { linkOptions, Link } from '@tanstack/react-router'
import { langOf } from '#i18n/lang.ts'
import { mascots, type MascotId } from '#site-mascots.ts'
import styles from './island-links.module.css'

/**
 * The pages of the houses, by the mascot who lives there, from left to right. Each is a box in the drawing of the
 * island, in percent of its size: the start, the top, the width and the height.
 */
const houses = [
  {
    of: 'byol',
    box: [1, 66, 13, 12],
    name: <Trans>Rankings</Trans>,
    link: linkOptions({ to: '/ranking' }),
  },
  {
    of: 'lumi',
    box: [26.2, 3, 7.2, 29],
    name: <Trans>FAQ</Trans>,
    link: linkOptions({ to: '/community/faq' }),
  },
  {
    of: 'moru',
    box: [25.4, 53, 8.6, 14.2],
    name: <Trans>Events</Trans>,
    link: linkOptions({ to: '/community/event' }),
  },
  {
    of: 'ipsae',
    box: [45.5, 53.2, 10.6, 14.5],
    name: <Trans>Media</Trans>,
    link: linkOptions({ to: '/media' }),
  },
  {
    of: 'dalbo',
    box: [56.9, 18, 7.2, 34],
    name: <Trans>Developer log</Trans>,
    link: linkOptions({ to: '/devlog/withBTS' }),
  },
  {
    of: 'pado',
    box: [71.8, 55.2, 10, 22],
    name: <Trans>News</Trans>,
    link: linkOptions({ to: '/community/news' }),
  },
] as const satisfies readonly { of: MascotId; box: unknown; name: unknown; link: unknown }[]

/** Renders the houses of the island as links to their pages, on screens where each has the size of a target. */
export function IslandLinks() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  return houses.map(({ of, box: [start, top, width, height], name, link }) => (
    <Link
      key={of}
      {...link}
      className={styles.house}
      style={{
        insetInlineStart: `${start}%`,
        insetBlockStart: `${top}%`,
        inlineSize: `${width}%`,
        blockSize: `${height}%`,
      }}
    >
      <span className={styles.label}>
        <strong>{name}</strong> <span>{mascots[of].house[lang]}</span>
      </span>
    </Link>
  ))
}
