import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { linkOptions, Link } from '@tanstack/react-router'
import { langOf } from '#i18n/lang.ts'
import { mascots, type MascotId } from '#site-mascots.ts'
import styles from './island-links.module.css'

/** The pages of the houses, by the mascot who lives there, from left to right. */
const houses = [
  { of: 'byol', name: <Trans>Rankings</Trans>, link: linkOptions({ to: '/ranking' }) },
  { of: 'lumi', name: <Trans>FAQ</Trans>, link: linkOptions({ to: '/community/faq' }) },
  { of: 'moru', name: <Trans>Events</Trans>, link: linkOptions({ to: '/community/event' }) },
  { of: 'ipsae', name: <Trans>Media</Trans>, link: linkOptions({ to: '/media' }) },
  { of: 'dalbo', name: <Trans>Developer log</Trans>, link: linkOptions({ to: '/devlog/withBTS' }) },
  { of: 'pado', name: <Trans>News</Trans>, link: linkOptions({ to: '/community/news' }) },
] as const satisfies readonly { of: MascotId; name: unknown; link: unknown }[]

/** Renders the houses of the island as links to their pages, on screens where each has the size of a target. */
export function IslandLinks() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  return houses.map(({ of, name, link }) => (
    <Link key={of} {...link} className={styles.house} data-house={of}>
      <span className={styles.label}>
        <strong>{name}</strong> <span>{mascots[of].house[lang]}</span>
      </span>
    </Link>
  ))
}
