import { Part } from '#ui/error-boundary.tsx'
import { GalleryBanner } from './gallery-banner.tsx'
import { GalleryBoard } from './gallery-board.tsx'
import { GalleryFilter } from './gallery-filter.tsx'
import type { MediaQuery } from './media.queries.ts'

/** The gallery: banner, categories, pictures and videos. Each part fails alone. */
export function Gallery({ query }: { query: MediaQuery }) {
  return (
    <>
      <Part>
        <GalleryBanner />
      </Part>
      <Part>
        <GalleryFilter chosen={query.category} />
      </Part>
      <Part>
        <GalleryBoard query={query} />
      </Part>
    </>
  )
}
