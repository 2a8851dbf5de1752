import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import cards from '#ui/card/post-cards.module.css'
import posts from '#ui/card/posts.module.css'
import { Picture } from '#ui/media/picture.tsx'
import cake from './art/anniversary-1600x700.webp'
import island from './art/anniversary-teaser-1600x700.webp'

interface PageCardProps {
  /** Without it the card is no link. */
  to?: LinkProps['to']
  params?: LinkProps['params']
  /** Decoration. */
  art: ReactNode
  name: ReactNode
  dates?: ReactNode
  children: ReactNode
}

/** Renders the card of a page: its artwork, its name and what is there. */
export function PageCard({ to, params, art, name, dates, children }: PageCardProps) {
  const content = (
    <>
      {art}
      <span className={cards.text}>
        <span className="title">{name}</span>
        <span className="meta">{children}</span>
        {dates && <strong className="meta">{dates}</strong>}
      </span>
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <div className={cards.post}>{content}</div>
      ) : (
        <Link to={to} params={params} className={cards.post}>
          {content}
        </Link>
      )}
    </li>
  )
}

type OwnCardProps = Pick<PageCardProps, 'to' | 'dates'>

const anniversary = {
  art: <Picture src={cake} alt="" width={1600} height={700} ratio="video" />,
  name: <Trans>Second anniversary</Trans>,
  children: <Trans>Celebrating two years together</Trans>,
}

const countdown = {
  art: <Picture src={island} alt="" width={1600} height={700} ratio="video" />,
  name: <Trans>The countdown</Trans>,
  children: <Trans>Thirty days, thirty windows</Trans>,
}

/** Renders the card of the anniversary. */
export function AnniversaryCard(props: OwnCardProps) {
  return <PageCard {...props} {...anniversary} />
}

/** Renders the card of the countdown to the anniversary. */
export function CountdownCard(props: OwnCardProps) {
  return <PageCard {...props} {...countdown} />
}

function PageRow({ to, art, name, children }: PageCardProps) {
  return (
    <li className={posts.row}>
      <div className={posts.art}>{art}</div>
      <span className={`stack ${posts.text}`}>
        <Link to={to} className="title card-link">
          {name}
        </Link>
        <span className="meta">{children}</span>
      </span>
    </li>
  )
}

/** Renders links to the pages of the anniversary. */
export function AnniversaryPages() {
  return (
    <ul className={`plate ${posts.list}`}>
      <PageRow to="/events/2nd_anniversary" {...anniversary} />
      <PageRow to="/events/2nd_anniversary_teaser" {...countdown} />
    </ul>
  )
}
