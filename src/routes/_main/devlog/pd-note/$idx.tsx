import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadPost } from '#api/neighbors.ts'
import { devlogNeighbors, devlogQueries } from '#features/devlog/devlog.queries.ts'
import { ProducerNotePage } from '#features/devlog/producer-note-page.tsx'
import { idParam } from '#lib/record-id.ts'

export const Route = createFileRoute('/_main/devlog/pd-note/$idx')({
  params: idParam('idx'),
  loader: ({ context, params }) =>
    loadPost(context.prefetch, devlogQueries.note(params.idx), devlogNeighbors.note(params.idx)),
  staticData: {
    name: msg`Producer's letter`,
    description: msg`What went well, what went wrong and what comes next`,
    section: '/devlog/withBTS',
    music: 'DEVELOPMENT_LOG',
  },
  component: () => <ProducerNotePage id={Route.useParams().idx} />,
})
