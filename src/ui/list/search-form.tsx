import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { holdComposingEnter } from '#ui/form/composing.ts'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import styles from './search-form.module.css'

interface SearchFormProps {
  /** What the address searches for. */
  keyword: string
  onSearch: (keyword: string) => void
  /** What is searched, where it is not the list below. */
  label?: string | undefined
}

/** A search within a list. Before hydration the browser itself sends it to the same address. */
export function SearchForm({ keyword, onSearch, label }: SearchFormProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(keyword)
  // Keeps the field in step with the address: Back shows the word of that list again.
  useEffect(() => {
    if (shown.current !== keyword && input.current) input.current.value = keyword
    shown.current = keyword
  }, [keyword])
  return (
    <form
      method="get"
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(input.current?.value ?? '')
      }}
    >
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="keyword"
        defaultValue={keyword}
        aria-label={label ?? t`Search by keyword`}
        placeholder={label ?? t`Search by keyword`}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={holdComposingEnter}
      />
      <button type="submit" className={styles.button} aria-label={t`Search`}>
        <Icon shape={partIcons.search} />
      </button>
    </form>
  )
}
