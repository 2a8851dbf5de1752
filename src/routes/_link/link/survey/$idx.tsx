import { createFileRoute } from '@tanstack/react-router'
import { idParam } from '#lib/record-id.ts'
import { twinOf } from '../../../-twin.ts'
import { Route as Page } from '../../../_main/survey/$idx.tsx'

export const Route = createFileRoute('/_link/link/survey/$idx')({
  ...twinOf(Page),
  params: idParam('idx'),
})
