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
import { Section } from '#ui/page/section.tsx'
import { SurveyMeta } from './survey-meta.tsx'
import styles from './survey.module.css'
import { useSurveys } from './survey.queries.ts'
import type { Survey } from './survey.schema.ts'

interface SurveyCardsProps {
  page: Paged<Survey>
  /** When the page was read, epoch ms. */
  readAt: number
}

/** Renders one page of the surveys, newest first: those that can be answered, or soon can be, before the ended ones. */
function SurveyCards({ page, readAt }: SurveyCardsProps) {
  const { t } = useLingui()
  const surveys = page.items.map((survey, index) => ({ survey, number: rowNumber(page, index) }))
  const current = surveys.filter(({ survey }) => survey.status !== 'ended')
  const ended = surveys.filter(({ survey }) => survey.status === 'ended')
  return (
    <div className="stack">
      {current.length > 0 && (
        <ol
          reversed
          className={`plate ${posts.list} ${posts.tiles}`}
          aria-label={t`Surveys, newest first`}
        >
          {current.map(({ survey, number }, index) => (
            <li
              key={survey.id}
              value={number}
              className={`${posts.row} ${index === 0 ? posts.lead : ''}`}
            >
              <SurveyArt survey={survey} hasHost={index === 0} />
              <SurveyText survey={survey} readAt={readAt} isLead={index === 0} />
            </li>
          ))}
        </ol>
      )}
      {ended.length > 0 && (
        <Section title={<Trans>Ended surveys</Trans>}>
          <ol reversed className={`plate ${posts.list}`}>
            {ended.map(({ survey, number }) => (
              <li key={survey.id} value={number} className={styles.ended}>
                <SurveyText survey={survey} readAt={readAt} isLead={false} />
              </li>
            ))}
          </ol>
        </Section>
      )}
    </div>
  )
}

interface SurveyTextProps {
  survey: Survey
  readAt: number
  isLead: boolean
}

/** Renders the title of a survey, whose link covers its row, and what to know about it. */
function SurveyText({ survey, readAt, isLead }: SurveyTextProps) {
  const Heading = survey.status === 'ended' ? 'h3' : 'h2'
  return (
    <div className={`stack ${posts.text}`}>
      <Heading className={isLead ? 'title large' : 'title'}>
        <Link to="/survey/$idx" params={{ idx: survey.id }} className="card-link">
          {bindParticles(survey.title)}
        </Link>
      </Heading>
      <SurveyMeta survey={survey} readAt={readAt} />
      {/* The link of the title covers it. */}
      {isLead && survey.status === 'open' && (
        <p aria-hidden="true">
          <span className={button.primary}>
            <Trans>Take the survey</Trans>
          </span>
        </p>
      )}
    </div>
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
