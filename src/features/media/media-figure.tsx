import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { isNotFound } from '#api/api-error.ts'
import { langOf } from '#i18n/lang.ts'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { NotFoundState } from '#ui/feedback/states.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { VideoFacade } from '#ui/media/video-facade.tsx'
import { useMediaCategories } from './media.queries.ts'
import type { MediaItem } from './media.schema.ts'
import styles from './media-viewer.module.css'

/** Renders the full-size image or the video, or an error message. */
export function MediaFigure({ item }: { item: UseQueryResult<MediaItem> }) {
  return (
    <QueryBoundary query={item} rows={3} failed={mediaNotFound}>
      {({ title, image, video }) =>
        video === null ? (
          <Picture src={image} alt={title} width={960} height={640} priority />
        ) : (
          <VideoFacade video={video} title={title} poster={image} />
        )
      }
    </QueryBoundary>
  )
}

const mediaNotFound = (error: Error) =>
  isNotFound(error) && <NotFoundState back={{ to: '/media', search: true }} />

/** Renders the category of an item. */
export function MediaCaption({ item: { category, video } }: { item: MediaItem }) {
  const { t, i18n } = useLingui()
  const { data: categories = [] } = useMediaCategories()
  return (
    <p className={`cluster ${styles.category}`}>
      {video !== null && <Icon shape={icons.film} label={t`Video`} />}
      <span>{categories.find(({ id }) => id === category)?.names[langOf(i18n.locale)]}</span>
    </p>
  )
}
