import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomeHero, HomePage } from '#features/home/home-page.tsx'
import { LanternsLink, WindowsOfMonth } from '#features/lanterns/lanterns-link.tsx'
import { HomePopups, HomeSections, loadHome } from './-home-sections.tsx'

export const Route = createFileRoute('/_main/')({
  loader: ({ context }) => loadHome(context.prefetch),
  staticData: {
    name: msg`Official Site`,
    description: msg`News, events, rankings and letters from the team behind the game`,
    music: 'MAIN',
  },
  component: () => (
    <>
      <HomePage hero={<HomeHero lanterns={<LanternsLink />} windows={<WindowsOfMonth />} />}>
        <HomeSections />
      </HomePage>
      <HomePopups />
    </>
  ),
})
