import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AnniversaryTeaserPage } from '#features/anniversary/anniversary-teaser-page.tsx'

export const Route = createFileRoute('/_event/link/events/2nd_anniversary_teaser')({
  staticData: {
    name: msg`Countdown to the second anniversary`,
    description: msg`Counting the days to our second anniversary`,
    isLink: true,
  },
  component: AnniversaryTeaserPage,
})
