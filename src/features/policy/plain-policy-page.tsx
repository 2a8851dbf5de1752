import type { ReactNode } from 'react'
import { descriptionOf, textOf } from '#ui/article/html-text.ts'
import { NotFoundState } from '#ui/feedback/states.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { PolicyText } from './policy-text.tsx'
import { usePolicyText } from './policy.queries.ts'

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
    <SectionPage mascot="lumi">
      <PolicyText query={{ page }} isLink={isLink} notFound={<NotFoundState />} />
      {children}
    </SectionPage>
  )
}

/** The heading that a text begins with. */
const leadingHeading = /^\s*<h2>(.*?)<\/h2>/s

const textBelowName = (html: string) => html.replace(leadingHeading, '')

interface OperatorPageProps {
  code: string
  isLink?: boolean
}

/** Renders a page of the operator, named after the heading that its text begins with, if any. */
export function OperatorPage({ code, isLink = false }: OperatorPageProps) {
  const { data = '' } = usePolicyText({ page: code })
  const name = textOf(leadingHeading.exec(data)?.[1] ?? '')
  return (
    <SectionPage
      mascot="lumi"
      description={descriptionOf(textBelowName(data))}
      {...(name !== '' && { name })}
    >
      <PolicyText
        query={{ page: code }}
        isLink={isLink}
        notFound={<NotFoundState />}
        shown={textBelowName}
      />
    </SectionPage>
  )
}
