import type { ComponentProps, FormEvent, KeyboardEvent } from 'react'

/**
 * Prevents the submit of a key that is held down, and of the Enter that ends a composition (Korean, Japanese).
 * Safari ends the composition first and marks that Enter only by key code 229.
 */
function holdEnter(event: KeyboardEvent): void {
  // In a text area, Enter never submits.
  if (event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return
  const { isComposing, repeat } = event.nativeEvent
  if (isComposing || repeat || event.keyCode === 229) event.preventDefault()
}

interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'onSubmit' | 'onKeyDown'> {
  className?: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Renders a form whose submit the page handles. Every form of the site is this component. */
export function Form({ onSubmit, ...form }: FormProps) {
  return (
    // Key events bubble up from the fields and the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, react/forbid-elements
    <form
      {...form}
      onKeyDown={holdEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
    />
  )
}
