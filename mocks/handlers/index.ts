import type { HttpHandler } from 'msw'
import type { MockState } from '../mock-state.ts'
import { accountHandlers } from './account.ts'
import { communityHandlers } from './community.ts'
import { couponHandlers } from './coupon.ts'
import { devlogHandlers } from './devlog.ts'
import { gameHandlers } from './game.ts'
import { mainHandlers } from './main.ts'
import { mediaHandlers } from './media.ts'
import { musicHandlers } from './music.ts'
import { imageHandlers } from './images.ts'
import { rankingHandlers } from './ranking.ts'
import { sessionHandlers } from './session.ts'
import { settingsHandlers } from './settings.ts'
import { surveyHandlers } from './survey.ts'
import { unknownHandler } from './unknown.ts'

/** Returns all handlers over one state. */
export function createHandlers(state: MockState): HttpHandler[] {
  return [
    ...mainHandlers(state),
    ...gameHandlers(state),
    ...communityHandlers(state),
    ...mediaHandlers(state),
    ...rankingHandlers(state),
    ...devlogHandlers(state),
    ...accountHandlers(state),
    ...settingsHandlers(state),
    ...surveyHandlers(state),
    ...couponHandlers(state),
    ...sessionHandlers(state),
    ...imageHandlers(state),
    ...musicHandlers(state),
    unknownHandler,
  ]
}
