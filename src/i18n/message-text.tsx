import type { TransRenderProps } from '@lingui/react'
import { Children } from 'react'

/**
 * Renders the message of a `<Trans>`. Every text is the only child of an element: translators and
 * browser extensions replace text nodes, and React can neither update nor remove a replaced one
 * (https://github.com/facebook/react/issues/11538).
 */
export function MessageText({ translation }: TransRenderProps) {
  return Children.map(translation, (part) =>
    typeof part === 'string' ? <span>{part}</span> : part,
  )
}
