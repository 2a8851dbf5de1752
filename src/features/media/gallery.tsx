import { CategoryLinks } from '#ui/list/category-links.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { GalleryBoard } from './gallery-board.tsx'
import { useMediaCategories, type MediaQuery } from './media.queries.ts'

/** Renders the gallery: categories, images and videos. Each section handles its own errors. */
export function Gallery({ query }: { query: MediaQuery }) {
  const categories = useMediaCategories()
  return (
    <>
      <ErrorBoundary>
        <CategoryLinks
          categories={categories}
          chosen={query.category}
          linkTo={(category) => ({ to: '/media', search: { category } })}
        />
      </ErrorBoundary>
      <ErrorBoundary>
        <GalleryBoard query={query} />
      </ErrorBoundary>
    </>
  )
}
