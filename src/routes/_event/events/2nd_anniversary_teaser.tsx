import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AnniversaryTeaserPage } from '#features/anniversary/anniversary-teaser-page.tsx'

export const Route = createFileRoute('/_event/events/2nd_anniversary_teaser')({
  staticData: {
    name: msg`Two years of lanterns`,
    description: msg`A new light every day until our second anniversary.`,
    music: 'EVENT',
  },
  component: AnniversaryTeaserPage,
})
