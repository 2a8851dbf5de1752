import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Disclosure } from '#ui/disclosure.tsx'
import { RichHtml } from '#ui/rich-html.tsx'
import styles from './faq.module.css'
import type { FaqEntry } from './faq.schema.ts'

interface FaqItemProps {
  entry: FaqEntry
  /** The address points to it. */
  isTarget: boolean
}

/** A question that opens to its answer; `#faq-3` links to one. */
export function FaqItem({ entry: { id, question, html }, isTarget }: FaqItemProps) {
  const item = useRef<HTMLLIElement>(null)
  // Keeps the window in step with the address: the browser looked for the place before it was there.
  useEffect(() => {
    if (isTarget) item.current?.scrollIntoView({ block: 'start' })
  }, [isTarget])
  return (
    <li ref={item} id={`faq-${id}`} className={styles.item}>
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
