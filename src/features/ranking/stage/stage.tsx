import { useLingui, Trans } from '@lingui/react/macro'
import { shortTimeInWords } from '#i18n/dates-in-words.ts'
import { formatKoreanTime } from '#i18n/times.ts'
import { site } from '#site.ts'
import { useDurationFormat } from '#ui/date/use-duration-format.ts'
import { MascotRow } from '#ui/mascot/mascot-row.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import { useNow } from '#ui/when/use-now.ts'
import type { BoardType, Season } from '../ranking.schema.ts'
import { useSeasonName } from '../season/season-name.ts'
import { nextUpdate } from '../season/seasons.ts'
import { Podium } from './podium.tsx'
import styles from './stage.module.css'

/** Renders the time of the next leaderboard update and the time remaining. */
function UpdateLine({ type }: { type: BoardType }) {
  const now = useNow('minute')
  const next = now === null ? null : nextUpdate(site.rankingUpdates[type], now)
  return (
    <>
      <span className="meta">
        {type === 'level' ? (
          <Trans>Updates every Tuesday</Trans>
        ) : (
          <Trans>Updates every 6 weeks</Trans>
        )}
      </span>
      {/* The remaining time renders after hydration; its space is reserved. */}
      <span className={`meta ${styles.next}`}>
        {now !== null && next !== null && <NextUpdate at={next} now={now} />}
      </span>
    </>
  )
}

function NextUpdate({ at, now }: { at: number; now: number }) {
  const { i18n } = useLingui()
  const left = useDurationFormat()(at - now).replaceAll(' ', '\u00a0')
  const instant = new Date(at)
  // Without the year, so that the text fits on one line on a phone.
  const day = shortTimeInWords(formatKoreanTime(at), i18n.locale)
  return (
    <Trans>
      Next update in {left} <time dateTime={instant.toISOString()}>({day} KST)</time>
    </Trans>
  )
}

interface StageProps {
  /** The name of the page. */
  name: string
  type: BoardType
  /** Missing while it loads, or if the URL names a season that doesn't exist. */
  season: Season | null | undefined
  /** The image above the leaderboard, as the background; without one the stage is at night. */
  art: string | null
  /** False above a comparison, which shows the ranks of two seasons. */
  hasPodium: boolean
}

/** Renders the heading of a leaderboard: the best three players of the season on a podium. */
export function Stage({ name, type, season, art, hasPodium }: StageProps) {
  const seasonName = useSeasonName()
  return (
    <div className={`bleed ${styles.stage}`} data-scheme="dark" data-world="">
      <div className={styles.art}>
        {art !== null && (
          <Picture src={art} alt="" width={1920} height={480} ratio="cover" priority />
        )}
      </div>
      <PageHeading>{name}</PageHeading>
      <div className={`cluster ${styles.line}`}>
        {/* The space is reserved before the season is known. */}
        <strong>{season ? seasonName(season) : '\u00a0'}</strong>
        <UpdateLine type={type} />
      </div>
      {hasPodium ? (
        <>
          <Podium type={type} season={season} />
          <span className={styles.member}>
            <Mascot of="moru" pose="cheer" />
          </span>
          <span className={styles.member}>
            <Mascot of="byol" pose="cheer" />
          </span>
        </>
      ) : (
        <p className={styles.crowd}>
          <MascotRow pose="cheer" />
        </p>
      )}
    </div>
  )
}
