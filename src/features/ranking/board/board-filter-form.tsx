import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Form } from '#ui/form/form.tsx'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import styles from './board-filter-form.module.css'
import type { RankingSearch } from '../ranking.search.ts'

const fields = ['name', 'club'] as const
type FieldName = (typeof fields)[number]

function inputOf(form: HTMLFormElement | null, field: FieldName): HTMLInputElement | null {
  const input = form?.elements.namedItem(field)
  return input instanceof HTMLInputElement ? input : null
}

function wordIn(form: HTMLFormElement | null, field: FieldName): string {
  return inputOf(form, field)?.value.trim() ?? ''
}

/**
 * Filters the leaderboard on input by updating the URL. Before hydration the browser submits the form to the
 * same URL.
 */
export function BoardFilterForm({ search }: { search: RankingSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const typed = useRef({ name: search.name, club: search.club })

  // Keeps the fields in sync with the URL, so that Back restores the filters.
  useEffect(() => {
    for (const field of fields) {
      const input = inputOf(form.current, field)
      if (input && typed.current[field] !== search[field]) input.value = search[field]
      typed.current[field] = search[field]
    }
  }, [search])

  const narrow = () => {
    const narrowed = { name: wordIn(form.current, 'name'), club: wordIn(form.current, 'club') }
    if (fields.every((field) => narrowed[field] === typed.current[field])) return
    typed.current = narrowed
    void navigate({
      to: '.',
      search: { ...search, page: 1, ...narrowed },
      replace: true,
      resetScroll: false,
    })
  }
  const input = (field: FieldName, label: string) => (
    <input
      className={styles.input}
      type="search"
      name={field}
      defaultValue={search[field]}
      aria-label={label}
      placeholder={label}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      onInput={narrow}
    />
  )
  const { year, month, season, sort } = search
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label={t`Search this leaderboard`}
      className={styles.form}
      onSubmit={narrow}
    >
      {Object.entries({ year, month, season, sort }).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {input('name', t`Nickname`)}
      {input('club', t`Club`)}
      <button type="submit" className={styles.button} aria-label={t`Search`}>
        <Icon shape={partIcons.search} />
      </button>
    </Form>
  )
}
