import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { langOf } from '#i18n/lang.ts'
import { mascots } from '#site-mascots.ts'
import { members } from '#site-members.ts'
import { Mascot } from '#ui/mascot/mascot.tsx'
import styles from './hero-people.module.css'

/** Lumi is in the middle. */
const standing = [...members.slice(0, 2), 'lumi', ...members.slice(2)] as const

/** Renders Lumi and the members side by side. They arrive one by one, and lead to their parts of the members' page. */
export function HeroPeople() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  return (
    <div className={styles.people}>
      {standing.map((id) =>
        id === 'lumi' ? (
          <span key={id} className={styles.member} data-member={id}>
            <Mascot of={id} pose="play" />
          </span>
        ) : (
          <Link
            key={id}
            to="/members"
            hash={id}
            className={styles.member}
            data-member={id}
            aria-label={mascots[id].name[lang]}
          >
            <Mascot of={id} pose="play" />
          </Link>
        ),
      )}
    </div>
  )
}
