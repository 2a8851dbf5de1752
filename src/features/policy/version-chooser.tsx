import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { PolicyVersion } from './policy-versions.ts'
import type { PolicyPlace } from './policy.paths.ts'
import styles from './policy.module.css'

interface VersionChooserProps {
  /** Newest first. */
  versions: readonly PolicyVersion[]
  /** The id of the version that was asked for; the newest is offered for one that does not exist. */
  chosen: number
  /** The id of the version that it is compared with. */
  compared: number | undefined
  path: PolicyPlace['path']
}

/** The versions of a policy: one to be shown, and another to say what changed since. */
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
    <form
      method="get"
      className={styles.chooser}
      onSubmit={(event) => {
        event.preventDefault()
        show()
      }}
    >
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
    </form>
  )
}
