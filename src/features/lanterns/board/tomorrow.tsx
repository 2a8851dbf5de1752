import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { koreanMidnight } from '#i18n/times.ts'
import { mascots } from '#site-mascots.ts'
import { nextFriend, weekOf, type LanternProgress } from './lantern-progress.ts'
import { SongOfMonth } from './song-of-month.tsx'
import { WeekOfLight } from './week-of-light.tsx'
import styles from './week-of-light.module.css'

const hourMs = 3_600_000
const dayHours = 24

interface TomorrowProps {
  progress: LanternProgress
  day: string
  /** The lanterns of `day` that are lit. */
  lit: number
  /** The time, in epoch ms. */
  now: number
}

/** Renders what is kept of this week and month, and whose board is next. */
export function Tomorrow({ progress, day, lit, now }: TomorrowProps) {
  const { i18n } = useLingui()
  const days = weekOf(day)
  const count = days.filter((each) => progress.lit.includes(each)).length
  const most = days.length
  const friend = nextFriend(day)
  const name = friend && mascots[friend].name[langOf(i18n.locale)]
  const hours = Math.ceil((koreanMidnight(now) - now) / hourMs) + dayHours
  return (
    <div className={`stack ${styles.tomorrow}`}>
      <WeekOfLight progress={progress} day={day} lit={lit} />
      <p className="visually-hidden">
        <Trans>
          Lit this week: {count} of {most}
        </Trans>
      </p>
      <SongOfMonth progress={progress} day={day} />
      <p>
        <strong>
          <Plural
            value={hours}
            one={`Tomorrow: ${name}'s board, in # hour`}
            other={`Tomorrow: ${name}'s board, in # hours`}
          />
        </strong>
      </p>
    </div>
  )
}
