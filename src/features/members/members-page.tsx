import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { memberTexts, voices } from '#site-mascot-texts.ts'
import { mascots } from '#site-mascots.ts'
import { members, type MemberId } from '#site-members.ts'
import button from '#ui/form/button.module.css'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Band } from '#ui/page/band.tsx'
import { Page, PageHeading } from '#ui/page/page.tsx'
import pado from './art/house-pado-1600x720.webp'
import padoNarrow from './art/house-pado-780x560.webp'
import dalbo from './art/house-dalbo-1600x720.webp'
import dalboNarrow from './art/house-dalbo-780x560.webp'
import moru from './art/house-moru-1600x720.webp'
import moruNarrow from './art/house-moru-780x560.webp'
import byol from './art/house-byol-1600x720.webp'
import byolNarrow from './art/house-byol-780x560.webp'
import ipsae from './art/house-ipsae-1600x720.webp'
import ipsaeNarrow from './art/house-ipsae-780x560.webp'
import { MemberCards } from './member-cards.tsx'
import styles from './members-page.module.css'

/** Renders the group: a card for each member, and a part of the page that each card leads to. */
export function MembersPage() {
  return (
    <div className={styles.page}>
      <Page heading={groupHeading}>
        <div className={styles.cards} data-scheme="dark">
          <MemberCards sign={signOf} />
        </div>
        {members.map((id) => (
          <MemberBand key={id} id={id} />
        ))}
      </Page>
    </div>
  )
}

const groupHeading = (name: string) => <GroupHeading name={name} />

function GroupHeading({ name }: { name: string }) {
  const { i18n } = useLingui()
  return (
    <Band
      mascot="lumi"
      tools={
        <>
          <p>
            <Trans>
              Five voices met on an island whose lanterns had gone out. When they sing together, the
              island wakes.
            </Trans>
          </p>
          <Link to="/music" className={button.primary}>
            <Trans>Listen to their songs</Trans>
          </Link>
        </>
      }
    >
      <PageHeading className={styles.heading} usesDisplayFont>
        <span>{site.group[langOf(i18n.locale)]}</span> <span>{name}</span>
      </PageHeading>
    </Band>
  )
}

/** Images of each member's house, for wide windows and for phones. */
const houses: Readonly<Record<MemberId, { wide: string; narrow: string }>> = {
  pado: { wide: pado, narrow: padoNarrow },
  dalbo: { wide: dalbo, narrow: dalboNarrow },
  moru: { wide: moru, narrow: moruNarrow },
  byol: { wide: byol, narrow: byolNarrow },
  ipsae: { wide: ipsae, narrow: ipsaeNarrow },
}

function MemberBand({ id }: { id: MemberId }) {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const { name, house } = mascots[id]
  const { part, tile, about } = memberTexts[id]
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className={styles.band}
      data-member={id}
      data-scheme="dark"
    >
      <div className={styles.scene}>
        <Picture
          src={houses[id].wide}
          narrow={houses[id].narrow}
          alt=""
          width={1600}
          height={720}
          ratio="cover"
        />
      </div>
      <span className={styles.member}>
        <Mascot of={id} pose="play" />
      </span>
      <div className={styles.text}>
        <h2 id={`${id}-name`} className="display">
          {name[lang]}
        </h2>
        <blockquote>{voices[id][lang]}</blockquote>
        <p>{about[lang]}</p>
        <dl className="cluster">
          <div>
            <dt className="meta">
              <Trans>In the band</Trans>
            </dt>
            <dd>{part[lang]}</dd>
          </div>
          <div>
            <dt className="meta">
              <Trans context="where a member lives">Home</Trans>
            </dt>
            <dd>{house[lang]}</dd>
          </div>
          <div>
            <dt className="meta">
              <Trans>Favorite tile</Trans>
            </dt>
            <dd>{tile[lang]}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

/** The sign of each member's tile, 24 × 24. */
const glyphs: Readonly<Record<MemberId, string>> = {
  pado: 'M1 18c4 0 4-12 13-12 5 0 8 3 8 7 0 3-2 5-5 5s-4-2-4-4c0-2 1.5-3 3-3-3-2-7 1-7 4 0 2 1 3 2 3z',
  dalbo: 'M15.5 2.5a10 10 0 1 0 6 13.5A8.5 8.5 0 0 1 15.5 2.5z',
  moru: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7.5-10 13z',
  byol: 'm12 1.5 3.200 6.900 7.300.9-5.400 5.100 1.400 7.400-6.5-3.700-6.5 3.700 1.400-7.400L1.5 9.300l7.300-.9z',
  ipsae: 'M3 21C2 9 8 3 22 2c0 13-6 19-15 17l5-8c-4 2-7 6-9 10z',
}

const signOf = (id: MemberId) => (
  <svg viewBox="0 0 24 24" className={styles.glyph} aria-hidden="true">
    <path d={glyphs[id]} />
  </svg>
)
