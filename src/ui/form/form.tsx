import type { ComponentProps, FormEvent } from 'react'
import { isHeldEnter } from './held-enter.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'onSubmit' | 'onKeyDown'> {
  className?: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Renders a form whose submit the page handles, and which the Enter that ends a composition doesn't submit. Every
 * form of the site is this component.
 */
export function Form({ onSubmit, ...form }: FormProps) {
  return (
    // Key events bubble up from the fields and the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, react/forbid-elements
    <form
      {...form}
      onKeyDown={(event) => {
        if (isHeldEnter(event.nativeEvent)) event.preventDefault()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
    />
  )
}
