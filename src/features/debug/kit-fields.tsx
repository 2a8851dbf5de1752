import { useState } from 'react'
import { Field } from '#ui/form/field.tsx'
import { SearchForm } from '#ui/list/search-form.tsx'
import { Section } from '#ui/page/section.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from './kit-page.module.css'

const seasons = [
  { value: '12', name: 'Season 12' },
  { value: '11', name: 'Season 11' },
] as const

/** Shows form fields in their states, and the search form of a list. */
export function KitFields() {
  const [season, setSeason] = useState<'11' | '12'>('12')
  const [keyword, setKeyword] = useState('')
  return (
    <Section title="Fields">
      <div className={styles.stack}>
        <SearchForm keyword={keyword} onSearch={setKeyword} />
        <Field label="Member number" hint="In the game: Settings, Account." placeholder="1234" />
        <Field
          label="Coupon code"
          hint="12 to 16 letters and figures"
          error="Invalid code, Please try again."
          defaultValue="LUMI"
        />
        <Field label="Signed in as" readOnly defaultValue="100200300" />
        <SelectField label="Season" value={season} options={seasons} onChoose={setSeason} />
      </div>
    </Section>
  )
}
