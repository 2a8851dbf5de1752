import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { monthInWords } from '#i18n/dates-in-words.ts'
import { langOf } from '#i18n/lang.ts'
import { formatDay } from '#i18n/times.ts'
import { unbroken } from '#i18n/unbroken.ts'
import card from '#ui/card/card.module.css'
import cards from '#ui/card/post-cards.module.css'
import { DayInWords, Period } from '#ui/date/date.tsx'
import button from '#ui/form/button.module.css'
import { Page } from '#ui/page/page.tsx'
import { Section } from '#ui/page/section.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { site } from '#site.ts'
import { anniversaryArt, AnniversaryDates, AnniversaryHero } from './anniversary-hero.tsx'
import { PageCard } from './anniversary-links.tsx'
import { EventsCard, SceneArt } from './anniversary-stops.tsx'
import styles from './anniversary.module.css'
import yearStyles from './years.module.css'

const startsAt = Date.parse(site.anniversary.startsAt)
const endsAt = Date.parse(site.anniversary.endsAt)

/** The beginning of the anniversary's day some years before, epoch ms. */
const yearsAgo = (years: number) => {
  const day = new Date(startsAt)
  return day.setUTCFullYear(day.getUTCFullYear() - years)
}

const dayInWords = (instant: number) => <DayInWords instant={instant} />

/** The month of the first lantern, from 0. */
const firstMonth = new Date(startsAt).getUTCMonth() + 1

const hero = (name: string) => <Thanks name={name} />

/** An event of the island. */
export interface Memory {
  /** Epoch ms. */
  startsAt: number
  card: ReactNode
}

interface YearsProps {
  /** The events, oldest first; those of the two years are shown. */
  memories: readonly Memory[]
}

/** Renders the page of the second anniversary. */
export function AnniversaryPage({ memories }: YearsProps) {
  return (
    <div className={styles.night}>
      <Page shareImage={anniversaryArt.share} heading={hero}>
        <Years memories={memories} />
        <div className={styles.middle}>
          <Section title={<Trans>What's on</Trans>}>
            <p className={styles.now}>
              <AnniversaryNow />
            </p>
            <ul className={`${card.grid} ${cards.compact}`}>
              <EventsCard />
              <PageCard
                to="/coupon"
                art={<SceneArt of="byol" at="ticket" />}
                name={<Trans>Coupon</Trans>}
              >
                <Trans>Redeem a coupon for rewards in the game</Trans>
              </PageCard>
              <PageCard
                to="/ranking"
                art={<SceneArt of="lumi" at="podium" />}
                name={<Trans>Rankings</Trans>}
              >
                <Trans>Top players, season by season</Trans>
              </PageCard>
              <PageCard
                to="/media"
                art={<SceneArt of="ipsae" at="frames" />}
                name={<Trans>Media</Trans>}
              >
                <Trans>Screenshots, concept art, videos and wallpapers</Trans>
              </PageCard>
            </ul>
          </Section>
        </div>
      </Page>
    </div>
  )
}

/** Returns the month of an instant in Korea, from 1. */
const monthOf = (instant: number) => Number(formatDay(instant).slice(5, 7))

/** Returns the season of a month, from 1, in Korea. */
const seasonOf = (month: number) =>
  (['winter', 'spring', 'summer', 'fall'] as const)[Math.floor((month % 12) / 3)]

/** Renders a lantern for every month of the two years, larger for the months of events, and the events of each year. */
function Years({ memories }: YearsProps) {
  const { i18n } = useLingui()
  const years = [2, 1].map((ago) => {
    const [from, until] = [yearsAgo(ago), yearsAgo(ago - 1)]
    const own = memories.filter(({ startsAt }) => startsAt >= from && startsAt < until)
    return { from, until, own, months: new Set(own.map(({ startsAt }) => monthOf(startsAt))) }
  })
  return (
    <div className={`stack ${yearStyles.years}`}>
      <p className={styles.story}>
        <Trans>Two years, and a lantern for every month.</Trans>
      </p>
      {years.map(({ from, until, own, months }) => (
        <div key={from}>
          <p>
            <Period startsAt={from} endsAt={until} show={dayInWords} />
          </p>
          <ol className={yearStyles.months}>
            {Array.from({ length: 12 }, (_, nth) => ((firstMonth + nth) % 12) + 1).map((month) => (
              <li
                key={month}
                data-lit={months.has(month) || undefined}
                data-season={seasonOf(month)}
              >
                {monthInWords(month, i18n.locale)}
              </li>
            ))}
          </ol>
          {own.length > 0 && <ul className={card.grid}>{own.map(({ card }) => card)}</ul>}
        </div>
      ))}
    </div>
  )
}

/** Renders the state of the anniversary; before it, and until the clock is known, a neutral text. */
function AnniversaryNow() {
  const { i18n } = useLingui()
  const game = unbroken(site.game[langOf(i18n.locale)])
  const now = useNow('minute')
  if (now !== null && now > endsAt) {
    return (
      <span key="after">
        <Trans>
          The anniversary events have ended. Thank you for celebrating with us. Here's what's on
          now.
        </Trans>
      </span>
    )
  }
  if (now === null || now < startsAt) {
    return (
      <span key="any">
        <Trans>
          We're celebrating {game}'s second anniversary in the game and here. See the event pages
          for how to join in and what you can get.
        </Trans>
      </span>
    )
  }
  return (
    <span key="during">
      <Trans>
        Anniversary events are underway in the game. Each event's page tells you how to take part
        and what you can get.
      </Trans>
    </span>
  )
}

function Thanks({ name }: { name: string }) {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const game = unbroken(site.game[lang])
  const fans = site.fans[lang]
  const lead = (
    <>
      <Trans>
        {game} turned two on <DayInWords instant={startsAt} />. Thank you, {fans}, for every lantern
        you've lit.
      </Trans>
      <span className={styles.dates}>
        <AnniversaryDates />
      </span>
    </>
  )
  return (
    <AnniversaryHero art={anniversaryArt} name={name} lead={lead}>
      <Link to="/community/event" className={button.primary}>
        <Trans>See what's on now</Trans>
      </Link>
    </AnniversaryHero>
  )
}
