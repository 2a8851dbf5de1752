import type { ReactNode } from 'react'
import { descriptionOf, splitHeading, textOf } from '#ui/article/html-text.ts'
import states from '#ui/feedback/states.module.css'
import { NotFoundState } from '#ui/feedback/states.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { PolicyEnd } from './policy-end.tsx'
import { PolicyText } from './policy-text.tsx'
import styles from './policy.module.css'
import { usePolicyText } from './policy.queries.ts'

const textBelowName = (html: string) => splitHeading(html).rest

interface OperatorPageProps {
  code: string
  isLink?: boolean
  /** Content below the text. */
  children?: ReactNode
}

/** Renders a page of the operator, named after the heading that its text begins with, if any. */
export function OperatorPage({ code, isLink = false, children }: OperatorPageProps) {
  const { data = '' } = usePolicyText({ page: code })
  const name = textOf(splitHeading(data).heading)
  return (
    <SectionPage
      mascot="byol"
      description={descriptionOf(textBelowName(data))}
      {...(name !== '' && { name })}
    >
      <div className={`stack ${states.awaited}`}>
        <PolicyText
          query={{ page: code }}
          isLink={isLink}
          notFound={<NotFoundState />}
          shown={textBelowName}
        />
        {children !== undefined && <div className={`plate ${styles.text}`}>{children}</div>}
        {!isLink && <PolicyEnd page={code} />}
      </div>
    </SectionPage>
  )
}
