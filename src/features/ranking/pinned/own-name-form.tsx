import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useId, useRef, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { displayName } from '#lib/display-name.ts'
import styles from './own-name-form.module.css'
import { spelledAs } from './pinned-names.ts'
import { nameOwnAtom } from './pinned.atoms.ts'
import type { Ranker } from '../ranking.schema.ts'

interface OwnNameFormProps {
  /** `undefined` while the leaderboard loads. */
  rankers: readonly Ranker[] | undefined
}

/** Renders the form for the visitor's own nickname. It needs no account and is stored only in this browser. */
export function OwnNameForm({ rankers }: OwnNameFormProps) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const nameOwn = useSetAtom(nameOwnAtom)
  const announce = useAnnounce()
  const [isMissing, setMissing] = useState(false)
  return (
    <Form
      className={styles.form}
      // The browser's own message is in the language of the browser.
      noValidate
      onSubmit={() => {
        const name = displayName(input.current?.value ?? '')
        setMissing(name === '')
        if (name === '') {
          input.current?.focus()
          return
        }
        nameOwn(spelledAs(rankers?.map(({ nickname }) => nickname) ?? [], name))
        announce(t`Your rank is now pinned`)
      }}
    >
      <label htmlFor={id} className={styles.label}>
        <Trans>Your nickname in the game</Trans>
      </label>
      <div className={styles.line}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          name="nickname"
          required
          maxLength={100}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}hint`}
        />
        <Button type="submit">
          <Trans>Pin my rank</Trans>
        </Button>
      </div>
      {isMissing ? (
        <p id={`${id}hint`} key="missing" role="alert" className={styles.missing}>
          <Trans>Please enter your nickname</Trans>
        </p>
      ) : (
        <p id={`${id}hint`} key="hint" className={styles.hint}>
          <Trans>Shows your rank on every leaderboard. Stored in this browser only.</Trans>
        </p>
      )}
    </Form>
  )
}
