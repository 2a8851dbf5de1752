import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'
import styles from './faq.module.css'
import type { FaqEntry } from './faq.schema.ts'

interface FaqItemProps {
  entry: FaqEntry
  /** True if the URL hash points to this entry. */
  isTarget: boolean
}

/** Collapsible FAQ entry; `#faq-3` links to it. */
export function FaqItem({ entry: { id, question, html }, isTarget }: FaqItemProps) {
  return (
    <li id={`faq-${id}`} className={styles.item}>
      <Disclosure summary={question} open={isTarget || undefined}>
        <RichHtml html={html} />
        <p className={styles.self}>
          <Link to="/community/faq" search={true} hash={`faq-${id}`} replace resetScroll={false}>
            <Trans>Link to this answer</Trans>
          </Link>
        </p>
      </Disclosure>
    </li>
  )
}
