import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { albumQuery } from '#features/music/album.queries.ts'
import { MusicPage } from '#features/music/music-page.tsx'

export const Route = createFileRoute('/_main/music')({
  loader: ({ context }) => context.prefetch(albumQuery()),
  staticData: {
    name: msg`Music`,
    description: msg`The songs of the island, and where you hear them`,
    music: 'MAIN',
  },
  component: MusicPage,
})
