import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Paged } from '#api/schema.ts'
import { rowNumber } from '#lib/collections.ts'
import { SurveyFacts } from './survey-facts.tsx'
import type { Survey } from './survey.schema.ts'
import styles from './survey.module.css'

interface SurveyCardsProps {
  page: Paged<Survey>
  /** When the page was read, epoch ms. */
  readAt: number
}

/** Renders one page of the surveys, newest first. */
export function SurveyCards({ page, readAt }: SurveyCardsProps) {
  const { t } = useLingui()
  return (
    <ol reversed className={styles.cards} aria-label={t`Surveys, newest first`}>
      {page.items.map((survey, index) => {
        const number = rowNumber(page, index)
        return (
          <li key={survey.id} value={number} className={styles.card} data-status={survey.status}>
            <span className={styles.number}>
              <Trans>No. {number}</Trans>
            </span>
            <h2 className={styles.title}>
              <Link
                to="/survey/$idx"
                params={{ idx: survey.id }}
                className={`card-link ${styles.link}`}
              >
                {survey.title}
              </Link>
            </h2>
            <SurveyFacts survey={survey} readAt={readAt} />
          </li>
        )
      })}
    </ol>
  )
}
