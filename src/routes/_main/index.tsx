import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FaqTeaser } from '#features/faq/faq-teaser.tsx'
import { GalleryTeaser } from '#features/media/gallery-teaser.tsx'
import { GameTeaser } from '#features/game/game-teaser.tsx'
import { HomePage } from '#features/home/home-page.tsx'
import { Popups } from '#features/popup/popups.tsx'
import { RankingTeaser } from '#features/ranking/ranking-teaser.tsx'
import { Part } from '#ui/error-boundary.tsx'
import { loadHome } from './-home.load.ts'

export const Route = createFileRoute('/_main/')({
  loader: ({ context }) => loadHome(context.load),
  staticData: {
    name: msg`Official Site`,
    description: msg`News, events, rankings and letters from the makers of the game`,
    exact: true,
    music: 'MAIN',
  },
  component: () => (
    <>
      <HomePage>
        <Part>
          <RankingTeaser />
        </Part>
        <Part>
          <GalleryTeaser />
        </Part>
        <Part>
          <GameTeaser />
        </Part>
        <Part>
          <FaqTeaser />
        </Part>
      </HomePage>
      <Popups />
    </>
  ),
})
