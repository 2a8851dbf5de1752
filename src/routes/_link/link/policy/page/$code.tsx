import { createFileRoute } from '@tanstack/react-router'
import { codeParam } from '#features/policy/policy.search.ts'
import { twinOf } from '../../../../-twin.ts'
import { Route as Page } from '../../../../_main/policy/page/$code.tsx'

export const Route = createFileRoute('/_link/link/policy/page/$code')({
  ...twinOf(Page),
  params: codeParam,
})
