import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Gallery } from '#features/media/gallery.tsx'
import { mediaQueries } from '#features/media/media.queries.ts'
import { optionalNumber, pageNumber, searchOf } from '#lib/search-params.ts'

const mediaSearch = searchOf(({ category, page }) => ({
  category: optionalNumber(category),
  page: pageNumber(page),
}))

export const Route = createFileRoute('/_main/media')({
  validateSearch: mediaSearch,
  loaderDeps: ({ search: { category = 0, page } }) => ({ category, page }),
  loader: ({ context, deps }) =>
    Promise.all([
      context.prefetch(mediaQueries.categories()),
      context.prefetch(mediaQueries.banners()),
      context.prefetch(mediaQueries.board({ ...deps, page: 1 })),
      deps.page > 1 && context.prefetch(mediaQueries.board(deps)),
    ]),

  component: () => (
    <>
      <Outlet />
      <Gallery query={Route.useLoaderDeps()} />
    </>
  ),
})
