import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { holdComposingEnter } from '#ui/form/composing.ts'
import { Field } from '#ui/form/field.tsx'
import styles from './faq.module.css'

interface FaqFilterFieldProps {
  typed: string
  onType: (typed: string) => void
}

/** Filters while one types; what was typed goes into the address when the field is left. */
export function FaqFilterField({ typed, onType }: FaqFilterFieldProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const takeEarly = useEffectEvent(() => {
    const early = field.current?.value ?? ''
    if (early !== typed) onType(early)
  })
  // What was typed before the app came, which React leaves in the field and does not hear of.
  useEffect(() => takeEarly(), [])
  const keep = () =>
    void navigate({
      to: '/community/faq',
      search: (search) => ({ ...search, keyword: typed }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  return (
    <form
      method="get"
      role="search"
      className={styles.filter}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <Field
        ref={field}
        label={t`Search the questions`}
        type="search"
        name="keyword"
        value={typed}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onBlur={keep}
        onKeyDown={holdComposingEnter}
      />
    </form>
  )
}
