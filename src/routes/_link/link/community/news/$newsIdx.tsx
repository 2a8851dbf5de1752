import { createFileRoute } from '@tanstack/react-router'
import { idParam } from '#lib/record-id.ts'
import { twinOf } from '../../../../-twin.ts'
import { Route as Page } from '../../../../_main/community/news/$newsIdx.tsx'

export const Route = createFileRoute('/_link/link/community/news/$newsIdx')({
  ...twinOf(Page),
  params: idParam('newsIdx'),
})
