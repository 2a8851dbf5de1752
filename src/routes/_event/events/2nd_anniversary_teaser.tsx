import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AnniversaryTeaserPage } from '#features/anniversary/anniversary-teaser-page.tsx'

export const Route = createFileRoute('/_event/events/2nd_anniversary_teaser')({
  staticData: {
    name: msg`Two years of lanterns`,
    description: msg`Thirty windows, one for each day before our second anniversary.`,
    music: 'EVENT',
  },
  component: AnniversaryTeaserPage,
})
