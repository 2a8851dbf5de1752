import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { dayInWords } from '#i18n/dates-in-words.ts'
import { langOf } from '#i18n/lang.ts'
import { formatDay } from '#i18n/times.ts'
import { mascots } from '#site-mascots.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Button } from '#ui/form/button.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { beatAtom, musicSwitchAtom } from '#ui/page/slots.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { LanternBoard } from './lantern-board.tsx'
import { gameOf, streakOf } from './lantern-progress.ts'
import { LanternRow } from './lantern-row.tsx'
import {
  mostChains,
  nextLantern,
  shortChainOf,
  stateOf,
  type LanternGame,
} from './lantern-rules.ts'
import { LanternTexts } from './lantern-texts.tsx'
import { linkAtom, progressAtom, restartAtom } from './lanterns.atoms.ts'
import { LitResult } from './lit-result.tsx'
import { playMelody } from './melody.ts'
import { Tomorrow } from './tomorrow.tsx'
import styles from './board.module.css'

const Par = lazy(() => import('./par.tsx'))

/** Renders the board of today with its lanterns (docs/product.md#todays-lanterns). */
export function TodaysLanterns() {
  return (
    <LanternTexts>
      <Game />
    </LanternTexts>
  )
}

function Game() {
  const { t, i18n } = useLingui()
  const announce = useAnnounce()
  const progress = useAtomValue(progressAtom)
  const link = useSetAtom(linkAtom)
  const restart = useSetAtom(restartAtom)
  const hasMusic = useAtomValue(beatAtom) !== null
  const musicSwitch = useAtomValue(musicSwitchAtom)
  const how = useId()
  const box = useRef<HTMLDivElement>(null)
  const [hasMissed, setMissed] = useState(false)
  const now = useNow('minute')
  const today = now === null ? null : formatDay(now)
  // After midnight, the visitor chooses when to leave a board.
  const [day, setDay] = useState(today)
  if (day === null && today !== null) setDay(today)
  if (day === null) return null
  const game = gameOf(progress, day)
  const state = stateOf(game)
  const streak = streakOf(progress, day)
  const [first] = game.lanterns
  const isNew = game.chains === 0 && progress.lit.length === 0
  const example = isNew && first ? shortChainOf(game.tiles, first) : []

  /** The element that has the focus vanishes with the change. */
  const begin = (change: () => void) => () => {
    change()
    setMissed(false)
    box.current?.focus()
  }

  const again = begin(() => restart(day))

  const onLink = (chain: readonly number[]) => {
    const friend = game.tiles[chain[0] ?? -1]
    if (hasMusic && friend) playMelody(friend, chain.length)
    const after = gameOf(link(day, chain), day)
    const count = after.filled - game.filled
    setMissed(count === 0)
    const lit = nextLantern(after)
    const lines = after.chains
    const left = mostChains - after.chains
    if (stateOf(after) === 'lit') {
      announce(t`All lanterns are lit. Lines used: ${lines}`)
      box.current?.focus({ preventScroll: true })
    } else if (stateOf(after) === 'over') announce(t`No lines are left. Lanterns lit: ${lit}`)
    else
      announce(t`Tiles added to the lantern: ${count}. Lanterns lit: ${lit}. Lines left: ${left}`)
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.game}>
      <LanternRow game={game} />
      <p className={styles.hint}>
        <Hint game={game} hasMissed={hasMissed} day={day} />
      </p>
      {state === 'lit' ? (
        <LitResult progress={progress} day={day} game={game}>
          <Button onClick={again}>
            <Trans>Play again</Trans>
          </Button>
        </LitResult>
      ) : (
        <LanternBoard
          tiles={game.tiles}
          isOver={state === 'over'}
          example={example}
          describedBy={how}
          onLink={onLink}
        />
      )}
      <div className={`cluster ${styles.foot}`}>
        <span>{dayInWords(day, i18n.locale)}</span>
        {musicSwitch && (
          <button
            type="button"
            className="icon-button"
            aria-label={t`Play with music`}
            aria-pressed={hasMusic}
            onClick={musicSwitch.flip}
          >
            <Icon shape={icons.music} />
          </button>
        )}
        {streak > 1 && (
          <span>
            <Plural value={streak} one="# day in a row" other="# days in a row" />
          </span>
        )}
        {state === 'over' && (
          <Button primary onClick={again}>
            <Trans>Play again</Trans>
          </Button>
        )}
        {today !== null && today !== day && (
          <Button onClick={begin(() => setDay(today))}>
            <Trans>Go to today's board</Trans>
          </Button>
        )}
        {state === 'playing' && (
          <details className={styles.how}>
            <summary>
              <Trans>How to play</Trans>
            </summary>
            <p id={how} className="meta">
              <Trans>
                Drag across tiles, or press each one and the last one twice. Keys: arrows, Space,
                Enter
              </Trans>
            </p>
          </details>
        )}
      </div>
      {now !== null && today === day && (
        <Tomorrow progress={progress} day={day} lit={nextLantern(game)} now={now} />
      )}
    </div>
  )
}

interface HintProps {
  game: LanternGame
  /** True if the last chain filled no lantern. */
  hasMissed: boolean
  day: string
}

/** Renders what to do next, or how the game has ended. */
function Hint({ game, hasMissed, day }: HintProps) {
  const { i18n } = useLingui()
  const next = game.lanterns[nextLantern(game)]
  const lines = game.chains
  const left = mostChains - lines
  if (next === undefined)
    return (
      <>
        <strong>
          <Trans>All lanterns are lit. Lines used: {lines}</Trans>
        </strong>
        <ErrorBoundary>
          <Suspense>
            <small>
              <Par day={day} lines={lines} />
            </small>
          </Suspense>
        </ErrorBoundary>
      </>
    )
  if (stateOf(game) === 'over') return <Trans>No lines are left, but the lanterns will wait.</Trans>
  const wanted = mascots[next].name[langOf(i18n.locale)]
  return (
    <>
      {hasMissed ? (
        <strong>
          <Trans>This lantern wants {wanted}</Trans>
        </strong>
      ) : (
        <Trans>Link three or more {wanted} tiles</Trans>
      )}
      <small>
        <Trans>Lines left: {left}</Trans>
      </small>
    </>
  )
}
