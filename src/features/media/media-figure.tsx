import type { UseQueryResult } from '@tanstack/react-query'
import { isNotFound } from '#api/api-error.ts'
import { NotFoundState } from '#ui/feedback/states.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { VideoFacade } from '#ui/media/video-facade.tsx'
import type { MediaItem } from './media.schema.ts'

/** Renders the full-size image or the video, or an error message. */
export function MediaFigure({ item }: { item: UseQueryResult<MediaItem> }) {
  return (
    <QueryBoundary query={item} rows={3} failed={mediaNotFound}>
      {({ title, image, videoId }) =>
        videoId === null ? (
          <Picture src={image} alt={title} width={960} height={720} priority />
        ) : (
          <VideoFacade id={videoId} title={title} poster={image} />
        )
      }
    </QueryBoundary>
  )
}

const mediaNotFound = (error: Error) =>
  isNotFound(error) && <NotFoundState back={{ to: '/media', search: true }} />
