import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import styles from './faq.module.css'

interface FaqFilterFormProps extends Pick<ComponentProps<typeof Form>, 'onSubmit'> {
  /** The keyword in the URL. */
  keyword: string
}

/** Search field that filters while typing. Before hydration the browser submits the form to the same URL. */
export function FaqFilterForm({ keyword, ...form }: FaqFilterFormProps) {
  const { t } = useLingui()
  return (
    <Form method="get" role="search" className={styles.filter} {...form}>
      <Field
        label={t`Search the questions`}
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </Form>
  )
}
