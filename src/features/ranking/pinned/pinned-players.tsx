import styles from './pinned-players.module.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { BoardType, Ranker } from '../ranking.schema.ts'
import { nameOwnAtom, pinnedAtom, spelledAs, type PinnedNames } from './pinned.atoms.ts'
import { Suspense, useId, useRef, useState } from 'react'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { displayName } from '#lib/display-name.ts'

/** Prerendered: most visitors follow no player. */
const noNames: PinnedNames = { own: '', stars: [] }

interface PinnedPlayersProps {
  type: BoardType
  /** `undefined` while the leaderboard loads. */
  rankers: readonly Ranker[] | undefined
}

/**
 * Renders the own rank and the starred players in a line of a fixed height. The page is prerendered with the
 * form for the own name. Names that the device stores replace the form after hydration, without a layout shift.
 */
export function PinnedPlayers({ type, rankers }: PinnedPlayersProps) {
  const { t } = useLingui()
  const pinned = useAtomValue(pinnedAtom)
  return (
    <section aria-label={t`My rank and starred players`} className={styles.pinned}>
      <PinnedList pinned={pinned ?? noNames} type={type} rankers={rankers} />
    </section>
  )
}

// For visitors who follow a player; the size of a card is fixed.
const PinnedCard = lazyExtra(async () => (await import('./pinned-card.tsx')).PinnedCard)

interface PinnedListProps {
  pinned: PinnedNames
  type: BoardType
  /** `undefined` while the leaderboard loads. */
  rankers: readonly Ranker[] | undefined
}

/** Renders the visitor's own rank or the form for it, followed by the starred players. */
function PinnedList({ pinned, type, rankers }: PinnedListProps) {
  const card = (nickname: string, isOwn: boolean) => (
    <li key={nickname}>
      <Suspense>
        <PinnedCard nickname={nickname} isOwn={isOwn} type={type} rankers={rankers} />
      </Suspense>
    </li>
  )
  return (
    <ul className={styles.cards}>
      {pinned.own === '' ? (
        <li>
          <OwnNameForm rankers={rankers} />
        </li>
      ) : (
        card(pinned.own, true)
      )}
      {pinned.stars.filter((name) => name !== pinned.own).map((name) => card(name, false))}
      {pinned.stars.length === 0 && (
        <li className={styles.invitation}>
          <Trans>
            Tap a player on the leaderboard and star them to see them here every season.
          </Trans>
        </li>
      )}
    </ul>
  )
}

interface OwnNameFormProps {
  /** `undefined` while the leaderboard loads. */
  rankers: readonly Ranker[] | undefined
}

/** Renders the form for the visitor's own nickname. It needs no account and is stored only in this browser. */
function OwnNameForm({ rankers }: OwnNameFormProps) {
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
