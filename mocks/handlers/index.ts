import type { HttpHandler } from 'msw'
import type { DescribedEndpoint } from '#api/endpoint.ts'
import type { EndpointHandler } from '../respond.ts'
import type { World } from '../world.ts'
import { accountHandlers } from './account.ts'
import { communityHandlers } from './community.ts'
import { couponHandlers } from './coupon.ts'
import { devlogHandlers } from './devlog.ts'
import { gameHandlers } from './game.ts'
import { mainHandlers } from './main.ts'
import { mediaHandlers } from './media.ts'
import { musicHandlers } from './music.ts'
import { pictureHandlers } from './pictures.ts'
import { rankingHandlers } from './ranking.ts'
import { sessionHandlers } from './session.ts'
import { settingsHandlers } from './settings.ts'
import { surveyHandlers } from './survey.ts'
import { unknownHandler } from './unknown.ts'

const isOfEndpoint = (handler: object): handler is EndpointHandler => 'endpoint' in handler

/** Returns the endpoints that handlers handle, in their order. */
export function endpointsOf(handlers: readonly object[]): DescribedEndpoint[] {
  return handlers.filter(isOfEndpoint).map(({ endpoint }) => endpoint)
}

/** The whole backend over one world. */
export function createHandlers(world: World): HttpHandler[] {
  return [
    ...mainHandlers(world),
    ...gameHandlers(world),
    ...communityHandlers(world),
    ...mediaHandlers(world),
    ...rankingHandlers(world),
    ...devlogHandlers(world),
    ...accountHandlers(world),
    ...settingsHandlers(world),
    ...surveyHandlers(world),
    ...couponHandlers(world),
    ...sessionHandlers(world),
    ...pictureHandlers(world),
    ...musicHandlers(world),
    unknownHandler,
  ]
}
