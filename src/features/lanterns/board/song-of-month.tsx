import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { langOf } from '#i18n/lang.ts'
import { mascots } from '#site-mascots.ts'
import { members } from '#site-members.ts'
import { Button } from '#ui/form/button.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { useTune } from '#ui/mascot/use-tune.ts'
import { joinedMembers, hostOf, nextFriend, type LanternProgress } from './lantern-progress.ts'
import styles from './week-of-light.module.css'

interface SongOfMonthProps {
  progress: LanternProgress
  day: string
}

/**
 * Renders the members whose boards were lit in the month of `day`, the others in the dark, and a button by which they
 * play the tune of the island together.
 */
export function SongOfMonth({ progress, day }: SongOfMonthProps) {
  const { t, i18n } = useLingui()
  const { isPlaying, play } = useTune()
  const row = useRef<HTMLDivElement>(null)
  const joined = joinedMembers(progress, day)
  const next = progress.lit.includes(day) ? nextFriend(day) : hostOf(day)
  const name = next && !joined.includes(next) && mascots[next].name[langOf(i18n.locale)]
  const count = joined.length
  const most = members.length
  const playAll = () => {
    const figures = row.current?.querySelectorAll('img')
    void play(joined.map((id) => ({ id, figure: figures?.[members.indexOf(id)] ?? null })))
  }
  return (
    <>
      <div ref={row} className={styles.members}>
        {members.map((id) => (
          <span
            key={id}
            data-joined={joined.includes(id) || undefined}
            data-next={(name && id === next) || undefined}
          >
            <Mascot of={id} pose="play" />
          </span>
        ))}
        {count > 0 && (
          <Button aria-label={t`Hear the song of this month`} busy={isPlaying} onClick={playAll}>
            <Icon shape={isPlaying ? icons.music : icons.play} />
          </Button>
        )}
      </div>
      <p className="meta">
        <Trans>
          In the song of this month: {count} of {most}.
        </Trans>{' '}
        {name && <Trans>Next: {name}</Trans>}
      </p>
    </>
  )
}
