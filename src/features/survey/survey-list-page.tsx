import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Paged } from '#api/schema.ts'
import { bindParticles } from '#i18n/unbroken.ts'
import { rowNumber } from '#lib/collections.ts'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import posts from '#ui/card/posts.module.css'
import button from '#ui/form/button.module.css'
import { PagedList } from '#ui/list/paged-list.tsx'
import figures from '#ui/mascot/figures.module.css'
import { Mascot } from '#ui/mascot/mascot.tsx'
import type { MascotId } from '#site-mascots.ts'
import { Picture } from '#ui/media/picture.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { SurveyMeta } from './survey-meta.tsx'
import styles from './survey.module.css'
import { useSurveys } from './survey.queries.ts'
import type { Survey } from './survey.schema.ts'

interface SurveyCardsProps {
  page: Paged<Survey>
  /** When the page was read, epoch ms. */
  readAt: number
}

/** Renders one page of the surveys, newest first. */
function SurveyCards({ page, readAt }: SurveyCardsProps) {
  const { t } = useLingui()
  return (
    <ol
      reversed
      className={`plate ${posts.list} ${posts.tiles}`}
      aria-label={t`Surveys, newest first`}
    >
      {page.items.map((survey, index) => {
        const number = rowNumber(page, index)
        const isEnded = survey.status === 'ended'
        const leads = index === 0 && !isEnded
        const place = leads ? posts.lead : isEnded ? styles.ended : ''
        return (
          <li key={survey.id} value={number} className={`${posts.row} ${place}`}>
            {!isEnded && <SurveyArt survey={survey} hasHost={leads} />}
            <div className={`stack ${posts.text}`}>
              <h2 className={leads ? 'title large' : 'title'}>
                <Link to="/survey/$idx" params={{ idx: survey.id }} className="card-link">
                  {bindParticles(survey.title)}
                </Link>
              </h2>
              <SurveyMeta survey={survey} readAt={readAt} />
              {/* The link of the title covers it. */}
              {leads && survey.status === 'open' && (
                <p aria-hidden="true">
                  <span className={button.primary}>
                    <Trans>Take the survey</Trans>
                  </span>
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** The mascots of surveys, by id. */
const mascots: readonly MascotId[] = ['ipsae', 'pado', 'moru', 'dalbo', 'lumi', 'byol']

const mascotOf = ({ id }: Survey) => mascots[id % mascots.length] ?? 'ipsae'

interface SurveyArtProps {
  survey: Survey
  /** True if its host is in front of its image. */
  hasHost: boolean
}

/** Renders the image of a survey; without one its host. It is decoration. */
function SurveyArt({ survey, hasHost }: SurveyArtProps) {
  return (
    <div className={posts.art}>
      {survey.image === undefined ? (
        <span className={styles.host}>
          <Mascot of={mascotOf(survey)} />
        </span>
      ) : (
        <Picture src={survey.image} alt="" width={640} height={360} ratio="video" />
      )}
      {hasHost && survey.image !== undefined && (
        <div className={figures.guest} data-scheme="dark">
          <Mascot of={mascotOf(survey)} pose="cheer" />
        </div>
      )}
    </div>
  )
}

/** Renders all surveys: in preparation, in progress and ended. */
export function SurveyListPage({ page }: { page: number }) {
  const surveys = useSurveys(page)
  return (
    <SectionPage mascot="ipsae">
      <QueryBoundary query={surveys} rows={10}>
        {(shown) =>
          shown.items.length === 0 ? (
            <EmptyState>
              <Trans>No surveys yet</Trans>
            </EmptyState>
          ) : (
            <PagedList
              page={shown.page}
              pageCount={shown.pageCount}
              linkTo={(next) => ({ to: '/survey', search: { page: next } })}
            >
              <SurveyCards page={shown} readAt={surveys.dataUpdatedAt} />
            </PagedList>
          )
        }
      </QueryBoundary>
    </SectionPage>
  )
}
