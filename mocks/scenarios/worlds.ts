import { http, type HttpHandler } from 'msw'
import { buildContent, type Content } from '../db/content.ts'
import { sessions } from '../db/accounts.ts'
import { day } from '../db/calendar.ts'
import { hostileCopy } from '../hostile.ts'
import { failed } from '../respond.ts'
import type { Session } from '../db/accounts.ts'
import type { World } from '../world.ts'
import { emptied } from './empty-lists.ts'

/** The world with other content, made once from each content of the world. */
function withContent(world: World, change: (content: Content) => Content): World {
  const changed = new WeakMap<Content, Content>()
  return {
    ...world,
    content: () => {
      const content = world.content()
      const known = changed.get(content) ?? change(content)
      changed.set(content, known)
      return known
    },
  }
}

/** A world in which somebody is signed in for good. */
export function signedInAs(world: World, kind: Session['kind']): World {
  return { ...world, session: () => sessions[kind], signIn: () => {} }
}

/** A world whose account site knows the member and not the UID. */
export function withoutUid(world: World): World {
  return { ...world, session: () => ({ ...sessions.member, uid: '' }), signIn: () => {} }
}

/** A world without players. */
export function withoutPlayers(world: World): World {
  return withContent(world, (content) => ({
    ...content,
    leaderboard: () => ({ highRankerList: [] }),
  }))
}

/** A world that has collected so many hearts. */
export function hearts(world: World, count: number): World {
  return withContent(world, (content) => ({ ...content, hearts: { heart_count: count } }))
}

/** A world in which nothing was ever written. */
export function empty(world: World): World {
  return withContent(world, (content) => ({
    ...emptied(content),
    leaderboard: () => ({ highRankerList: [] }),
  }))
}

/** A world whose editors and players are up to no good. */
export function hostile(world: World): World {
  return withContent(world, (content) => {
    const copy = hostileCopy(content)
    const outside = { year: 2099, month: 12, season: 99, seasonFilename: '../../api/account/list' }
    return {
      ...copy,
      seasons: {
        levels: [outside, ...copy.seasons.levels],
        styles: [outside, ...copy.seasons.styles],
      },
      leaderboard: (board, file) => {
        const rows = content.leaderboard(board, file)
        return rows && hostileCopy(rows)
      },
    }
  })
}

/** A world without a sound. */
export function noMusic(world: World): World {
  return withContent(world, (content) => ({ ...content, tracks: {} }))
}

/** A world whose clock is `days` off. */
export function shifted(world: World, days: number): World {
  const now = () => world.now() + days * day
  return { ...withContent(world, () => buildContent(now())), now }
}

/** Details that exist only in Korean, though the lists of the other languages contain them. */
export function untranslated(): HttpHandler[] {
  return ['*/api/community/notice/:idx', '*/api/intheseom/withBTS/:idx'].map((path) =>
    http.post(path, async ({ request }) =>
      /"lang"\s*:\s*"(?:en|ja)"/.test(await request.clone().text()) ? failed(404) : undefined,
    ),
  )
}
