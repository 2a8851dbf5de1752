import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MembersPage } from '#features/members/members-page.tsx'

export const Route = createFileRoute('/_main/members')({
  staticData: {
    name: msg`Members`,
    description: msg`The five voices of the island: who they are and where they live`,
  },
  component: MembersPage,
})
