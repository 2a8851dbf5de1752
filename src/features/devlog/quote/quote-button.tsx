import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { LoadingState } from '#ui/feedback/states.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import type { Quote, QuoteSource } from './quote-card.tsx'

const longest = 600
/** Marks that change the direction of the text after them. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g

function cleaned(text: string | null): string {
  const plain = (text ?? '').replace(directions, '').replace(/\s+/g, ' ').trim()
  const characters = Array.from(plain)
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : plain
}

/** Returns the text of a block that can be quoted, a line for each item of a list; empty for other blocks. */
export function quoteOf(block: Element | undefined): string {
  if (block?.matches('p, blockquote')) return cleaned(block.textContent)
  if (!block?.matches('ul, ol')) return ''
  const items = Array.from(block.children, (item) => cleaned(item.textContent))
  return items
    .filter((item) => item !== '')
    .slice(0, 8)
    .map((item) => `· ${item}`)
    .join('\n')
}

// The image is drawn on request only.
const QuoteCard = lazy(async () => ({ default: (await import('./quote-card.tsx')).QuoteCard }))

interface QuoteButtonProps {
  quote: Quote
  source: QuoteSource
}

/** Renders the button that makes a paragraph an image, and the dialog with the image. */
export function QuoteButton({ quote, source }: QuoteButtonProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const beginning = Array.from(quote.own.text).slice(0, 24).join('')
  return (
    <div>
      <button
        type="button"
        className="icon-button"
        aria-label={t`Make a quote card: ${beginning}`}
        onClick={() => setOpen(true)}
      >
        <Icon shape={icons.share} />
      </button>
      {isOpen && (
        <Dialog closesOnBack title={t`Quote card`} onClose={() => setOpen(false)}>
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
