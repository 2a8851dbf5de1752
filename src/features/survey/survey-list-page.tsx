import { Trans } from '@lingui/react/macro'
import { SectionPage } from '#ui/page/band.tsx'
import { PagedList } from '#ui/list/paged-list.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { SurveyCards } from './survey-cards.tsx'
import { useSurveys } from './survey.queries.ts'

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
