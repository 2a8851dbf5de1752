import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AnniversaryPage } from '#features/anniversary/anniversary-page.tsx'
import { ownEventQueries, useMemories } from './-memories.tsx'

export const Route = createFileRoute('/_event/events/2nd_anniversary')({
  loader: ({ context: { prefetch } }) =>
    Promise.all(ownEventQueries.map(async (query) => prefetch(query))),
  staticData: {
    name: msg`Second anniversary`,
    description: msg`Celebrating two years together`,
    music: 'EVENT',
  },
  component: () => <AnniversaryPage memories={useMemories()} />,
})
