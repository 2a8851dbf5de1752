import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadPost } from '#api/neighbors.ts'
import { devlogNeighbors, devlogQueries } from '#features/devlog/devlog.queries.ts'
import { messageSearch } from '#features/devlog/devlog.search.ts'
import { MessagePage } from '#features/devlog/message-page.tsx'
import { idParam } from '#lib/record-id.ts'

export const Route = createFileRoute('/_main/devlog/withBTS/$idx')({
  params: idParam('idx'),
  validateSearch: messageSearch,
  loader: ({ context, params }) =>
    loadPost(
      context.prefetch,
      devlogQueries.message(params.idx),
      devlogNeighbors.message(params.idx),
    ),
  staticData: {
    name: msg`Developer log`,
    description: msg`How we make the game, in our own words`,
    music: 'DEVELOPMENT_LOG',
  },
  component: () => <MessagePage id={Route.useParams().idx} secondLang={Route.useSearch().with} />,
})
