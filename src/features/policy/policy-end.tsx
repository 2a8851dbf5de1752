import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { Emblem } from '#ui/brand/marks.tsx'
import states from '#ui/feedback/states.module.css'
import { Mascot } from '#ui/mascot/mascot.tsx'
import styles from './policy.module.css'

/** Renders the end of a policy: its seal, as decoration, and the other policies. The webview has only the seal. */
export function PolicyEnd({ page, isLink }: { page: string; isLink: boolean }) {
  const { t, i18n } = useLingui()
  const others = [
    { page: 'terms', name: t`Terms of service`, to: '/policy/terms', member: 'pado' },
    {
      page: 'privacy-policy',
      name: t`Privacy policy`,
      to: '/policy/privacy-policy',
      member: 'dalbo',
    },
    {
      page: 'operation-policy',
      name: t`Rules of conduct`,
      to: '/policy/operation-policy',
      member: 'byol',
    },
    { page: 'cookies', name: t`Cookie policy`, to: '/policy/cookies', member: 'moru' },
  ] as const
  return (
    <div className={`${styles.end} ${states.later}`}>
      <p className={styles.seal} aria-hidden="true">
        <span>{site.game[langOf(i18n.locale)]}</span>
        <Emblem />
      </p>
      {!isLink && (
        <ul className={styles.others}>
          {others
            .filter((other) => other.page !== page)
            .map(({ name, to, member }) => (
              <li key={to}>
                <Link to={to} data-member={member}>
                  <Mascot of={member} />
                  <span>{name}</span>
                </Link>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}
