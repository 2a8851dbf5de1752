import type { ReactNode } from 'react'
import states from '#ui/feedback/states.module.css'
import { NotFoundState } from '#ui/feedback/states.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { PolicyEnd } from './policy-end.tsx'
import { PolicyText } from './policy-text.tsx'
import styles from './policy.module.css'

interface PlainPolicyPageProps {
  /** The name of a policy without versions. */
  page: string
  isLink?: boolean
  /** Content below the text. */
  children?: ReactNode
}

/** Renders a policy without versions, under the name of its route. */
export function PlainPolicyPage({ page, isLink = false, children }: PlainPolicyPageProps) {
  return (
    <SectionPage mascot="byol">
      <div className={`stack ${states.awaited}`}>
        <PolicyText query={{ page }} isLink={isLink} notFound={<NotFoundState />} />
        {children !== undefined && <div className={`plate ${styles.text}`}>{children}</div>}
        {!isLink && <PolicyEnd page={page} />}
      </div>
    </SectionPage>
  )
}
