import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form } from '#ui/form/form.tsx'
import fields from '#ui/form/field.module.css'
import { Icon, icons } from '#ui/icons/icons.tsx'
import styles from './search-form.module.css'

interface SearchFormProps {
  /** The keyword in the URL. */
  keyword: string
  onSearch: (keyword: string) => void
  /** The label, if the form does not search the list below. */
  label?: string | undefined
}

/**
 * Renders a search within a list. Before hydration the browser itself submits it to the same URL.
 */
export function SearchForm({ keyword, onSearch, label }: SearchFormProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(keyword)
  // Text that was typed or filled in before hydration, which knows the search params of the URL only afterwards.
  const isFilled = useRef(false)
  useEffect(() => {
    isFilled.current = input.current?.value !== shown.current
  }, [])
  // Synchronizes the field with the URL: Back restores the keyword of that list. Text that is being
  // typed stays.
  useEffect(() => {
    const { current: field } = input
    if (!field || shown.current === keyword) return
    const isTyping = field === document.activeElement && field.value !== shown.current
    if (!isTyping && !isFilled.current) field.value = keyword
    shown.current = keyword
    isFilled.current = false
  }, [keyword])
  return (
    <Form
      method="get"
      role="search"
      className={styles.form}
      onSubmit={() => {
        shown.current = input.current?.value ?? ''
        isFilled.current = false
        onSearch(shown.current)
      }}
    >
      <input
        ref={input}
        className={fields.input}
        type="search"
        name="keyword"
        defaultValue={keyword}
        aria-label={label ?? t`Search by keyword`}
        placeholder={label ?? t`Search by keyword`}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="icon-button" aria-label={t`Search`}>
        <Icon shape={icons.search} />
      </button>
    </Form>
  )
}
