import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { UseQueryResult } from '@tanstack/react-query'
import { isNotFound } from '#api/api-error.ts'
import { Picture } from '#ui/picture.tsx'
import { QueryPart } from '#ui/query-part.tsx'
import { FailedState } from '#ui/states.tsx'
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

function mediaNotFound(error: Error) {
  if (!isNotFound(error)) return null
  return (
    <FailedState>
      <Trans>Could not find page</Trans>
      <br />
      <Link to="/media">
        <Trans>Back to the list</Trans>
      </Link>
    </FailedState>
  )
}
