import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { localized, queryKey } from '#api/localized.ts'
import { readPage } from '#api/read.ts'
import { staleTimes } from '#api/stale-times.ts'
import card from '#ui/card/card.module.css'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './gallery-teaser.module.css'
import { mediaList } from './media.schema.ts'

const size = 6

export const galleryStripQueries = {
  newest: () =>
    queryOptions({
      queryKey: queryKey('media', 'strip'),
      staleTime: staleTimes.content,
      queryFn: async ({ signal }) => {
        const body = localized({ categoryIdx: 0, page: 1, size, hasMore: false })
        const { items } = await readPage(mediaList, body, signal)
        return items.slice(0, size)
      },
    }),
}

/** Loads the newest images and videos of the gallery. */
export const useGalleryStrip = () => useQuery(galleryStripQueries.newest())

/** Renders the newest images and videos, for the main page. */
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
            <ul className={styles.mosaic}>
              {items.map(({ id, title, image, video }) => (
                <li key={id}>
                  <Link to="/media/$idx" params={{ idx: id }} className={card.scene}>
                    <Picture src={image} alt="" width={640} height={360} ratio="cover" />
                    <span>
                      {video !== null && <Icon shape={icons.film} label={t`Video`} />}
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
