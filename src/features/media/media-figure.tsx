import type { UseQueryResult } from '@tanstack/react-query'
import { isNotFound } from '#api/api-error.ts'
import { NotFoundPart } from '#ui/not-found-part.tsx'
import { Picture } from '#ui/picture.tsx'
import { QueryPart } from '#ui/query-part.tsx'
import { VideoFacade } from '#ui/video-facade.tsx'
import type { MediaItem } from './media.schema.ts'

/** The picture in full, or the video; or why there is none. */
export function MediaFigure({ item }: { item: UseQueryResult<MediaItem> }) {
  return (
    <QueryPart query={item} rows={3} failed={mediaNotFound}>
      {({ title, image, videoId }) =>
        videoId === null ? (
          <Picture src={image} alt={title} width={960} height={720} priority />
        ) : (
          <VideoFacade id={videoId} title={title} poster={image} />
        )
      }
    </QueryPart>
  )
}

const mediaNotFound = (error: Error) =>
  isNotFound(error) && <NotFoundPart back={{ to: '/media', search: true }} />
