import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import sky from '#features/home/scene/art/hero-sky-1080x1800.avif'
import skyFallback from '#features/home/scene/art/hero-sky-1080x1800.webp'
import { StoreLinks } from '#features/home/store-links.tsx'
import { CountdownChip } from '#features/notice/countdown-chip.tsx'
import { useRunningEvents } from '#features/notice/today/today.queries.ts'
import { site } from '#site.ts'
import card from '#ui/card/card.module.css'
import button from '#ui/form/button.module.css'
import { Picture } from '#ui/media/picture.tsx'
import styles from './menu-extras.module.css'

/**
 * Renders the board of the day, the stores and the running event that ends first for the menu: the event is last, because
 * it may load later. The menu that covers the screen has the sky of the main page behind it, which is decoded after the
 * menu is painted.
 */
export function MenuExtras() {
  const [event] = useRunningEvents().data ?? []
  return (
    <div className={`stack ${styles.extras}`}>
      {site.hasLanterns && (
        <Link to="/" hash="lanterns" className={button.button}>
          <Trans>Light today's lanterns</Trans>
        </Link>
      )}
      <StoreLinks />
      {event && (
        <Link
          to="/community/event/$newsIdx"
          params={{ newsIdx: event.id }}
          className={`${card.scene} ${card.framed} ${styles.event}`}
        >
          <Picture src={event.thumbnail} alt="" width={640} height={360} ratio="video" />
          <span>
            <span>
              <Trans>Ongoing</Trans>{' '}
              <CountdownChip startsAt={event.startsAt} endsAt={event.endsAt} />
              <strong className="title">{event.title}</strong>
            </span>
          </span>
        </Link>
      )}
      <picture>
        <source type="image/avif" srcSet={sky} />
        <img
          src={skyFallback}
          alt=""
          loading="lazy"
          decoding="async"
          className={`fill ${styles.sky}`}
        />
      </picture>
    </div>
  )
}
