import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_main/devlog/pd-note/')({
  beforeLoad: () => {
    throw redirect({ to: '/devlog/withBTS', search: { board: 'note' }, replace: true })
  },
  staticData: { name: msg`Producer's letters`, music: 'DEVELOPMENT_LOG' },
})
