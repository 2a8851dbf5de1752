import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import states from '#ui/feedback/states.module.css'
import { pageHeadingId } from '#ui/page/page.tsx'

/** Renders the other policies below one, and the link to its beginning. */
export function PolicyEnd({ page }: { page: string }) {
  const { t } = useLingui()
  const others = [
    { name: t`Terms of service`, to: '/policy/terms' },
    { name: t`Privacy policy`, to: '/policy/privacy-policy' },
    { name: t`Rules of conduct`, to: '/policy/operation-policy' },
    { name: t`Cookie policy`, to: '/policy/cookies' },
  ] as const
  return (
    <ul className={`cluster meta screen-only ${states.later}`}>
      {others
        .filter(({ to }) => to !== `/policy/${page}`)
        .map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className="check">
              {name}
            </Link>
          </li>
        ))}
      <li>
        <a href={`#${pageHeadingId}`} className="check">
          <Trans>Back to the top</Trans>
        </a>
      </li>
    </ul>
  )
}
