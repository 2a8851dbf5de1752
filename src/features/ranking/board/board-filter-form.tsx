import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Form } from '#ui/form/form.tsx'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import styles from './board-filter-form.module.css'
import type { RankingSearch } from '../ranking.search.ts'

interface BoardFilterFormProps extends Pick<ComponentProps<typeof Form>, 'onSubmit'> {
  search: RankingSearch
}

/** Filters the leaderboard while typing. Before hydration the browser submits the form to the same URL. */
export function BoardFilterForm({ search, ...form }: BoardFilterFormProps) {
  const { t } = useLingui()
  const input = (field: 'name' | 'club', label: string) => (
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
    />
  )
  const { year, month, season, sort } = search
  return (
    <Form
      method="get"
      role="search"
      aria-label={t`Search this leaderboard`}
      className={styles.form}
      {...form}
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
