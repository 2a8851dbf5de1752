import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AnniversaryPage } from '#features/anniversary/anniversary-page.tsx'

export const Route = createFileRoute('/_event/events/2nd_anniversary')({
  staticData: {
    name: msg`Second anniversary`,
    description: msg`Celebrating two years together`,
    music: 'EVENT',
  },
  component: AnniversaryPage,
})
