import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { LoadingState } from '#ui/feedback/states.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import styles from './quote-button.module.css'
import type { Quote, QuoteSource } from './quote-card.tsx'

// The picture is drawn on request only.
const QuoteCard = lazy(async () => ({ default: (await import('./quote-card.tsx')).QuoteCard }))

interface QuoteButtonProps {
  quote: Quote
  source: QuoteSource
}

/** Renders the button that makes a paragraph a picture, and the dialog with the picture. */
export function QuoteButton({ quote, source }: QuoteButtonProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const beginning = Array.from(quote.own.text).slice(0, 24).join('')
  return (
    <div className={styles.tool}>
      <button
        type="button"
        className={`icon-button ${styles.button}`}
        aria-label={t`Make a quote card: ${beginning}`}
        onClick={() => setOpen(true)}
      >
        <Icon shape={icons.share} />
      </button>
      {isOpen && (
        <Dialog open closesOnBack title={t`Quote card`} onClose={() => setOpen(false)}>
          <ErrorBoundary>
            <Suspense fallback={<LoadingState rows={6} />}>
              <QuoteCard quote={quote} source={source} />
            </Suspense>
          </ErrorBoundary>
        </Dialog>
      )}
    </div>
  )
}
