import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { site } from '#site.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/field.tsx'
import type { PolicyVersion } from './policy-versions.ts'
import type { PolicyRoute } from './policy.paths.ts'
import styles from './policy.module.css'

interface VersionChooserProps {
  /** Newest first. */
  versions: readonly PolicyVersion[]
  /** The id of the requested version; an unknown id selects the newest. */
  chosen: number
  /** The id of the version to compare with. */
  compared: number | undefined
  path: PolicyRoute['path']
}

/** Renders the version selects of a policy: one for the version to show, one to compare with. */
export function VersionChooser({ versions, chosen, compared, path }: VersionChooserProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const options = versions.map(({ id, name }) => ({ value: `${id}`, name }))
  const onScreen = options.find(({ value }) => value === `${chosen}`) ?? options[0]
  const [picked, setPicked] = useState(onScreen?.value ?? '')
  const [since, setSince] = useState(compared === undefined ? '' : `${compared}`)
  const show = () => {
    const isNewest = picked === options[0]?.value
    const search = {
      ...(!isNewest && { version: Number(picked) }),
      ...(since !== '' && since !== picked && { compare: Number(since) }),
    }
    void navigate({ to: path, search })
  }
  return (
    <Form method="get" className={`columns ${styles.chooser}`} onSubmit={show}>
      {site.lastPolicyEnd !== '' && (
        <p>
          <Trans>
            The latest version applies until a new one replaces it, even after the end date shown.
          </Trans>
        </p>
      )}
      <SelectField
        label={t`Version`}
        name="version"
        value={picked}
        options={options}
        onChoose={setPicked}
      />
      {options.length > 1 && (
        <SelectField
          label={t({
            comment: 'A label: the other version of the policy.',
            message: `Compare with`,
          })}
          name="compare"
          value={since}
          options={[{ value: '', name: t`Don't compare` }, ...options]}
          onChoose={setSince}
        />
      )}
      <Button type="submit">
        <Trans>Show this version</Trans>
      </Button>
    </Form>
  )
}
