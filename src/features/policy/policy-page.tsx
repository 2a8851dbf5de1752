import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Page } from '#ui/page.tsx'
import { FailedState, LoadingState } from '#ui/states.tsx'
import styles from './policy.module.css'
import { PolicyText } from './policy-text.tsx'
import type { PolicyPlace } from './policy.paths.ts'
import { usePolicyVersions } from './policy.queries.ts'
import { VersionChooser } from './version-chooser.tsx'

interface PolicyPageProps {
  place: PolicyPlace
  /** The id of the version that the address names; the newest is shown without one. */
  version: number | undefined
}

/** A policy with versions: its newest text, or the one that was chosen. */
export function PolicyPage({ place, version }: PolicyPageProps) {
  const versions = usePolicyVersions(place.type)
  const newest = versions.data?.[0]?.id
  const asked = version === newest ? undefined : version
  const shown = asked ?? newest
  // A list that failed keeps no text back (spec section 8: settings calls fail without a message).
  const isDecided = version === undefined || versions.fetchStatus !== 'fetching' || !!versions.data
  return (
    <Page>
      <div className={styles.versions}>
        {versions.data && shown !== undefined && (
          <VersionChooser key={shown} versions={versions.data} chosen={shown} path={place.path} />
        )}
      </div>
      {isDecided ? (
        <PolicyText
          query={{ page: place.type, version: asked }}
          isLink={place.isLink}
          notFound={<UnknownVersion path={place.path} />}
        />
      ) : (
        <LoadingState rows={8} />
      )}
    </Page>
  )
}

function UnknownVersion({ path }: { path: PolicyPlace['path'] }) {
  return (
    <FailedState>
      <Trans>This version does not exist.</Trans>
      <br />
      <Link to={path}>
        <Trans>Show the newest version</Trans>
      </Link>
    </FailedState>
  )
}
