import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { monthInWords } from '#i18n/dates-in-words.ts'
import { langOf } from '#i18n/lang.ts'
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
import years from './years.module.css'

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

/**
 * Renders the page of the second anniversary.
 * @param props.memories the cards of the events of the two years
 */
export function AnniversaryPage({ memories }: { memories: ReactNode }) {
  return (
    <div className={styles.night}>
      <Page shareImage={anniversaryArt.share} heading={hero}>
        <Years>{memories}</Years>
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

/** Renders a lantern for every month of the two years, and what was celebrated in them. */
function Years({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <div className={`stack ${years.years}`}>
      <p className={styles.story}>
        <Trans>Two years, and a lantern for every month.</Trans>
      </p>
      {[2, 1].map((ago) => (
        <div key={ago}>
          <p>
            <Period startsAt={yearsAgo(ago)} endsAt={yearsAgo(ago - 1)} show={dayInWords} />
          </p>
          <ol className={years.months}>
            {Array.from({ length: 12 }, (_, nth) => (
              <li key={nth}>{monthInWords(((firstMonth + nth) % 12) + 1, i18n.locale)}</li>
            ))}
          </ol>
        </div>
      ))}
      {children}
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
