import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { isNotFound } from '#api/api-error.ts'
import { dayInWords } from '#i18n/dates-in-words.ts'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { loadSanitizer } from '#ui/article/sanitizer.ts'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import states from '#ui/feedback/states.module.css'
import { LoadingState, FailedState } from '#ui/feedback/states.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { PolicyEnd } from './policy-end.tsx'
import { PolicyText } from './policy-text.tsx'
import styles from './policy.module.css'
import type { PolicyRoute } from './policy.paths.ts'
import { usePolicyText, usePolicyVersions, type PolicyTextQuery } from './policy.queries.ts'
import { VersionChooser } from './version-chooser.tsx'

// The comparison is rarely used and needs a library, so it is loaded on request.
const ChangedText = lazy(async () => {
  const [{ ChangedText }] = await Promise.all([import('./changed-text.tsx'), loadSanitizer()])
  return { default: ChangedText }
})

interface PolicyChangesProps {
  before: PolicyTextQuery
  after: PolicyTextQuery
  /** Shown if the server doesn't know the version. */
  notFound: ReactNode
}

/** Renders the changes between two versions of a policy. */
function PolicyChanges({ before, after, notFound }: PolicyChangesProps) {
  const older = usePolicyText(before)
  const newer = usePolicyText(after)
  const failed = (error: Error) => isNotFound(error) && notFound
  return (
    <QueryBoundary query={older} rows={8} failed={failed}>
      {(before) => (
        <QueryBoundary query={newer} rows={8} failed={failed}>
          {(after) => (
            <ErrorBoundary>
              <Suspense fallback={<LoadingState rows={8} />}>
                <ChangedText before={before} after={after} />
              </Suspense>
            </ErrorBoundary>
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  )
}

interface PolicyPageProps {
  route: PolicyRoute
  /** The id of the version in the URL; defaults to the newest. */
  version: number | undefined
  /** The id of the version to compare with, if any. */
  compare: number | undefined
}

/** Renders a policy with versions: the newest, the selected one, or the changes between two. */
export function PolicyPage({ route, version, compare }: PolicyPageProps) {
  const { i18n } = useLingui()
  const versions = usePolicyVersions(route.type)
  const current = versions.data?.[0]
  const newest = current?.id
  const since = current && dayInWords(current.start, i18n.locale)
  const shown = version ?? newest
  const compared = compare === shown ? undefined : compare
  const [before, after] = [compared, shown].map((of) => versions.data?.find(({ id }) => id === of))
  // The newest version is requested without its id (docs/product.md#policies).
  const textQuery = (id: number | undefined): PolicyTextQuery => ({
    page: route.type,
    version: id === newest ? undefined : id,
  })
  // A failed version list must not hide the text (docs/product.md#policies).
  const needsList = version !== undefined || compare !== undefined
  const isDecided = !needsList || versions.fetchStatus !== 'fetching' || !!versions.data
  const notFound = <UnknownVersion path={route.path} />
  return (
    <SectionPage mascot="byol">
      <div className={`stack ${states.awaited}`}>
        <div className={`screen-only ${styles.versions}`}>
          {versions.data && shown !== undefined && (
            <Disclosure
              open={(needsList && compared === undefined) || undefined}
              summary={
                <span className="cluster">
                  {/* Hidden next to the choice, whose last end would read as expired (docs/product.md#policies). */}
                  <span className={shown === newest && !before ? styles.inForce : undefined}>
                    {before && after ? (
                      `${before.version} → ${after.version}`
                    ) : since !== undefined && shown === newest ? (
                      <Trans>In effect since {since}</Trans>
                    ) : (
                      after?.name
                    )}
                  </span>
                  {before && after && (
                    <span className="meta">
                      {[before, after]
                        .map(({ start }) => dayInWords(start, i18n.locale))
                        .join(' → ')}
                    </span>
                  )}
                  <span className="meta">
                    <Trans>Other versions</Trans>
                  </span>
                </span>
              }
            >
              <VersionChooser
                key={`${shown} ${compared}`}
                versions={versions.data}
                chosen={shown}
                compared={compared}
                path={route.path}
              />
            </Disclosure>
          )}
        </div>
        {!isDecided && <LoadingState rows={8} />}
        {isDecided && compared !== undefined && (
          <PolicyChanges
            before={textQuery(compared)}
            after={textQuery(version)}
            notFound={notFound}
          />
        )}
        {isDecided && compared === undefined && (
          <PolicyText query={textQuery(version)} isLink={route.isLink} notFound={notFound} />
        )}
        {!route.isLink && <PolicyEnd page={route.type} />}
      </div>
    </SectionPage>
  )
}

function UnknownVersion({ path }: { path: PolicyRoute['path'] }) {
  return (
    <FailedState>
      <Trans>This version doesn't exist.</Trans>
      <br />
      <Link to={path}>
        <Trans>Show the latest version</Trans>
      </Link>
    </FailedState>
  )
}
