import { createFileRoute } from '@tanstack/react-router'
import { twinOf } from '../../../-twin.ts'
import { Route as Page } from '../../../_policy/policy/cookies.tsx'

export const Route = createFileRoute('/_link/link/policy/cookies')(twinOf(Page))
