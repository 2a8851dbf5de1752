import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import card from '#ui/card/card.module.css'
import posts from '#ui/card/posts.module.css'
import { Picture } from '#ui/media/picture.tsx'
import cake from './art/anniversary-1600x700.webp'
import island from './art/anniversary-teaser-1600x700.webp'

interface PageCardProps {
  /** Without it the card is no link. */
  to?: LinkProps['to']
  /** Decoration. */
  art: ReactNode
  name: ReactNode
  dates?: ReactNode
  children: ReactNode
}

/** Renders the card of a page: its artwork, its name and what is there. */
export function PageCard({ to, art, name, dates, children }: PageCardProps) {
  const content = (
    <>
      {art}
      <span className={posts.words}>
        <span className="title">{name}</span>
        <span className="meta">{children}</span>
        {dates && <strong className="meta">{dates}</strong>}
      </span>
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <div className={posts.post}>{content}</div>
      ) : (
        <Link to={to} className={posts.post}>
          {content}
        </Link>
      )}
    </li>
  )
}

type OwnCardProps = Pick<PageCardProps, 'to' | 'dates'>

const artOf = (src: string) => <Picture src={src} alt="" width={1600} height={700} ratio="wide" />

export function AnniversaryCard(props: OwnCardProps) {
  return (
    <PageCard {...props} art={artOf(cake)} name={<Trans>Second anniversary</Trans>}>
      <Trans>Celebrating two years together</Trans>
    </PageCard>
  )
}

export function CountdownCard(props: OwnCardProps) {
  return (
    <PageCard {...props} art={artOf(island)} name={<Trans>The countdown</Trans>}>
      <Trans>Thirty days, thirty windows</Trans>
    </PageCard>
  )
}

/** Renders link cards to the pages of the anniversary. */
export function AnniversaryPages() {
  return (
    <ul className={card.grid}>
      <AnniversaryCard to="/events/2nd_anniversary" />
      <CountdownCard to="/events/2nd_anniversary_teaser" />
    </ul>
  )
}
