import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import card from '#ui/card/card.module.css'
import posts from '#ui/card/posts.module.css'
import { Picture } from '#ui/media/picture.tsx'
import cake from './art/anniversary-1600x700.webp'
import island from './art/anniversary-teaser-1600x700.webp'

interface PageCardProps {
  to: LinkProps['to']
  /** Decoration. */
  art: ReactNode
  name: ReactNode
  children: ReactNode
}

/** Renders the card of a page: its artwork, its name and what is there. */
export function PageCard({ to, art, name, children }: PageCardProps) {
  return (
    <li>
      <Link to={to} className={posts.post}>
        {art}
        <span className={posts.words}>
          <span className="title">{name}</span>
          <span className="meta">{children}</span>
        </span>
      </Link>
    </li>
  )
}

const artOf = (src: string) => <Picture src={src} alt="" width={1600} height={700} ratio="video" />

/** Renders link cards to the pages of the anniversary. */
export function AnniversaryPages() {
  return (
    <ul className={card.grid}>
      <PageCard
        to="/events/2nd_anniversary"
        art={artOf(cake)}
        name={<Trans>Second anniversary</Trans>}
      >
        <Trans>Celebrating two years together</Trans>
      </PageCard>
      <PageCard
        to="/events/2nd_anniversary_teaser"
        art={artOf(island)}
        name={<Trans>The countdown</Trans>}
      >
        <Trans>Thirty days, thirty windows</Trans>
      </PageCard>
    </ul>
  )
}
