import { createFileRoute } from '@tanstack/react-router'
import { twinOf } from '../../../-twin.ts'
import { Route as Page } from '../../events/2nd_anniversary_teaser.tsx'

export const Route = createFileRoute('/_event/link/events/2nd_anniversary_teaser')(twinOf(Page))
