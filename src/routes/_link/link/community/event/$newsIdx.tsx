import { createFileRoute } from '@tanstack/react-router'
import { idParam } from '#lib/record-id.ts'
import { twinOf } from '../../../../-twin.ts'
import { EmbeddedEventPage } from '../../../../_main/community/event/-event-page.tsx'
import { Route as Page } from '../../../../_main/community/event/$newsIdx.tsx'

export const Route = createFileRoute('/_link/link/community/event/$newsIdx')({
  ...twinOf(Page),
  params: idParam('newsIdx'),
  component: () => <EmbeddedEventPage id={Route.useParams().newsIdx} />,
})
