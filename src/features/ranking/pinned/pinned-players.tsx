import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import type { BoardSearch } from '../ranking.search.ts'
import type { BoardType, Ranker, Season } from '../ranking.schema.ts'
import { myRankId, nameOwnAtom, pinnedAtom, spelledAs, type PinnedNames } from './pinned.atoms.ts'
import { useRef, useState } from 'react'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { displayName } from '#lib/display-name.ts'
import styles from './pinned-players.module.css'

/** Prerendered: most visitors follow no player. */
const noNames: PinnedNames = { own: '', stars: [] }

// For visitors who follow a player; the size of a card is fixed.
const PinnedCard = lazyExtra(async () => (await import('./pinned-card.tsx')).PinnedCard)

// For visitors who have stored their nickname.
const DockedRow = lazyExtra(async () => (await import('./docked-row.tsx')).DockedRow)

// Lists every season and needs a script.
const CompareChoice = lazyExtra(
  async () => (await import('../compare/compare-choice.tsx')).CompareChoice,
)

interface PinnedPlayersProps {
  type: BoardType
  seasons: readonly Season[]
  season: Season
  /** `undefined` while the leaderboard loads. */
  rankers: readonly Ranker[] | undefined
  search: BoardSearch
  link: LinkProps
}

/**
 * Renders the own rank, the starred players and the choice of a season to compare with: in one line above the
 * leaderboard on a wide screen, below it otherwise. The page is prerendered with the form for the own name. Names that
 * the device stores replace the form after hydration, without a layout shift.
 */
export function PinnedPlayers({
  type,
  seasons,
  season,
  rankers,
  search,
  link,
}: PinnedPlayersProps) {
  const { t } = useLingui()
  const pinned = useAtomValue(pinnedAtom) ?? noNames
  const card = (nickname: string, isOwn: boolean) => (
    <li key={nickname}>
      <PinnedCard nickname={nickname} isOwn={isOwn} type={type} rankers={rankers} />
    </li>
  )
  return (
    <section
      id={myRankId}
      aria-label={t`My rank and starred players`}
      tabIndex={-1}
      className={styles.pinned}
    >
      <ul className={`columns ${styles.cards}`}>
        {pinned.own === '' ? (
          <li>
            <OwnNameForm rankers={rankers} />
          </li>
        ) : (
          card(pinned.own, true)
        )}
        {pinned.stars.filter((name) => name !== pinned.own).map((name) => card(name, false))}
        <li className="plate">
          <CompareChoice seasons={seasons} shown={season} search={search} />
          {pinned.stars.length === 0 && (
            <p className="meta">
              <Trans>
                Choose a player on the leaderboard, then star them to see their rank here every
                season.
              </Trans>
            </p>
          )}
        </li>
      </ul>
      {pinned.own !== '' && rankers && search.compare === '' && (
        <DockedRow
          nickname={pinned.own}
          type={type}
          rankers={rankers}
          search={search}
          link={link}
        />
      )}
    </section>
  )
}

interface OwnNameFormProps {
  /** `undefined` while the leaderboard loads. */
  rankers: readonly Ranker[] | undefined
}

/** Renders the form for the visitor's own nickname. It needs no account and is stored only in this browser. */
function OwnNameForm({ rankers }: OwnNameFormProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const nameOwn = useSetAtom(nameOwnAtom)
  const announce = useAnnounce()
  const [isMissing, setMissing] = useState(false)
  return (
    <Form
      className="plate stack"
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
      <Field
        ref={input}
        label={<Trans>Your nickname in the game</Trans>}
        name="nickname"
        required
        maxLength={100}
        autoComplete="off"
        enterKeyHint="done"
        error={isMissing && <Trans>Please enter your nickname</Trans>}
        hint={
          !isMissing && (
            <Trans>Shows your rank on every leaderboard. Stored in this browser only.</Trans>
          )
        }
      />
      <Button type="submit" primary>
        <Trans>Pin my rank</Trans>
      </Button>
    </Form>
  )
}
