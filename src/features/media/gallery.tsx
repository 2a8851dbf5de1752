import { CategoryLinks } from '#ui/list/category-links.tsx'
import { Part } from '#ui/feedback/error-boundary.tsx'
import { GalleryBanner } from './gallery-banner.tsx'
import { GalleryBoard } from './gallery-board.tsx'
import { useMediaCategories, type MediaQuery } from './media.queries.ts'

/** The gallery: banner, categories, pictures and videos. Each part fails alone. */
export function Gallery({ query }: { query: MediaQuery }) {
  const categories = useMediaCategories()
  return (
    <>
      <Part>
        <GalleryBanner />
      </Part>
      <Part>
        <CategoryLinks
          categories={categories}
          chosen={query.category}
          linkTo={(category) => ({ to: '/media', search: { category } })}
        />
      </Part>
      <Part>
        <GalleryBoard query={query} />
      </Part>
    </>
  )
}
