import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { Section } from '#ui/page/section.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import styles from './gallery-teaser.module.css'
import { useGalleryStrip } from './gallery-strip.queries.ts'

/** Renders a strip of the newest images and videos, for the main page. */
export function GalleryTeaser() {
  const { t } = useLingui()
  const newest = useGalleryStrip()
  return (
    <Section title={<Trans>Gallery</Trans>} viewAll={{ to: '/media' }}>
      <QueryBoundary query={newest}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState>
              <Trans>No images or videos yet</Trans>
            </EmptyState>
          ) : (
            <ul className={styles.strip}>
              {items.map(({ id, title, image, videoId }) => (
                <li key={id} className={styles.item}>
                  <Link to="/media/$idx" params={{ idx: id }} className={styles.link}>
                    <Picture src={image} alt="" width={640} height={360} ratio="cover" />
                    <span className={styles.title}>
                      {videoId !== null && <Icon shape={icons.film} label={t`Video`} />}
                      <span>{title}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  )
}
