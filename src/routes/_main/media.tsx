import { createFileRoute, Outlet, stripSearchParams } from '@tanstack/react-router'
import { Gallery } from '#features/media/gallery.tsx'
import { mediaQueries } from '#features/media/media.queries.ts'
import { MediaSearch } from '#features/media/media.search.ts'
import { defaultsOf } from '#lib/search-schemas.ts'

export const Route = createFileRoute('/_main/media')({
  validateSearch: MediaSearch,
  search: { middlewares: [stripSearchParams(defaultsOf(MediaSearch))] },
  loaderDeps: ({ search: { category = 0, page } }) => ({ category, page }),
  loader: ({ context, deps }) =>
    Promise.all([
      context.load(mediaQueries.categories()),
      context.load(mediaQueries.banners()),
      context.load(mediaQueries.board({ ...deps, page: 1 })),
      deps.page > 1 && context.load(mediaQueries.board(deps)),
    ]),
  component: () => (
    <>
      <Outlet />
      <Gallery query={Route.useLoaderDeps()} />
    </>
  ),
})
