import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import styles from './faq.module.css'

interface FaqFilterFieldProps {
  typed: string
  onType: (typed: string) => void
}

/** Search field that filters while typing. The keyword is written to the URL on blur and submit. */
export function FaqFilterField({ typed, onType }: FaqFilterFieldProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const syncEarlyInput = useEffectEvent(() => {
    const value = field.current?.value ?? ''
    if (value !== typed) onType(value)
  })
  // React doesn't fire `change` for text that was typed before hydration.
  useEffect(() => syncEarlyInput(), [])
  const saveKeyword = () =>
    void navigate({
      to: '/community/faq',
      search: (search) => ({ ...search, keyword: typed }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  return (
    <Form method="get" role="search" className={styles.filter} onSubmit={saveKeyword}>
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
        onBlur={saveKeyword}
      />
    </Form>
  )
}
