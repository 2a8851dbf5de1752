import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { holdComposingEnter } from '#ui/composing.ts'
import { Field } from '#ui/field.tsx'
import styles from './faq.module.css'

interface FaqFilterFieldProps {
  typed: string
  onType: (typed: string) => void
}

/** Filters while one types; what was typed goes into the address when the field is left. */
export function FaqFilterField({ typed, onType }: FaqFilterFieldProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
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
