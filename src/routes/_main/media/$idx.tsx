import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadPost } from '#api/neighbors.ts'
import { MediaItemPage } from '#features/media/media-item-page.tsx'
import { mediaNeighbors, mediaQueries } from '#features/media/media.queries.ts'
import { idParam } from '#lib/record-id.ts'

export const Route = createFileRoute('/_main/media/$idx')({
  params: idParam('idx'),
  loader: ({ context, params }) =>
    loadPost(context.prefetch, mediaQueries.item(params.idx), mediaNeighbors(params.idx)),
  staticData: {
    name: msg`Media`,
    description: msg`Screenshots, concept art, videos and wallpapers`,
    music: 'COMMUNITY_G',
  },
  component: () => {
    const { category = 0, page } = Route.useSearch()
    return <MediaItemPage id={Route.useParams().idx} query={{ category, page }} />
  },
})
