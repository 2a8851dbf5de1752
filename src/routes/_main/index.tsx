import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#features/home/home-page.tsx'
import { homeQueries } from '#features/home/home.queries.ts'
import { PopupQueue } from '#features/popup/popup-queue.tsx'

export const Route = createFileRoute('/_main/')({
  loader: ({ context }) =>
    Promise.all([
      context.load(homeQueries.keyVisuals()),
      context.load(homeQueries.news()),
      context.load(homeQueries.letters()),
      context.load(homeQueries.devlog()),
    ]),
  staticData: {
    name: msg`Official Site`,
    description: msg`News, events, rankings and letters from the makers of the game`,
    exact: true,
    music: 'MAIN',
  },
  component: () => (
    <>
      <HomePage />
      <PopupQueue />
    </>
  ),
})
