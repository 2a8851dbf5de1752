import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GamePage } from '#features/game/game-page.tsx'
import { gameQueries } from '#features/game/game.queries.ts'
import { LanternsBoard } from '#features/lanterns/lanterns-section.tsx'
import { site } from '#site.ts'

export const Route = createFileRoute('/_main/game')({
  loader: ({ context }) => context.prefetch(gameQueries.list()),
  staticData: {
    name: msg`Games`,
    description: msg`What you play, and the stories behind it`,
    music: 'GAME_INTRODUCE',
  },
  component: () => <GamePage board={site.hasLanterns && <LanternsBoard />} />,
})
