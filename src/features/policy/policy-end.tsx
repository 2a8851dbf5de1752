import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import states from '#ui/feedback/states.module.css'
import { Mascot } from '#ui/mascot/mascot.tsx'
import styles from './policy.module.css'

/** Renders the other policies below one. */
export function PolicyEnd({ page }: { page: string }) {
  const { t } = useLingui()
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
    <ul className={`plate rows ${styles.others} ${states.later}`}>
      {others
        .filter((other) => other.page !== page)
        .map(({ name, to, member }) => (
          <li key={to}>
            <Link to={to}>
              <Mascot of={member} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
