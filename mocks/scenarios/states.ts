import { http, type HttpHandler } from 'msw'
import { buildContent, type Content } from '../db/content.ts'
import { sessions } from '../db/accounts.ts'
import { day } from '../db/calendar.ts'
import { hostileCopy } from '../hostile.ts'
import { failed } from '../respond.ts'
import type { Session } from '../db/accounts.ts'
import type { MockState } from '../mock-state.ts'
import { emptied } from './empty-lists.ts'

/** Returns the state with other content, made once from each content of the state. */
function withContent(state: MockState, change: (content: Content) => Content): MockState {
  const changed = new WeakMap<Content, Content>()
  return {
    ...state,
    content: () => {
      const content = state.content()
      const known = changed.get(content) ?? change(content)
      changed.set(content, known)
      return known
    },
  }
}

/** The session never changes. */
export function signedInAs(state: MockState, kind: Session['kind']): MockState {
  return { ...state, session: () => sessions[kind], signIn: () => {} }
}

/** The account site knows the member, but not the UID. */
export function withoutUid(state: MockState): MockState {
  return { ...state, session: () => ({ ...sessions.member, uid: '' }), signIn: () => {} }
}

/** Seasons without players. */
export function withoutPlayers(state: MockState): MockState {
  return withContent(state, (content) => ({
    ...content,
    leaderboard: () => ({ highRankerList: [] }),
  }))
}

/** A number of hearts. */
export function hearts(state: MockState, count: number): MockState {
  return withContent(state, (content) => ({ ...content, hearts: { heart_count: count } }))
}

/** Empty lists. */
export function empty(state: MockState): MockState {
  return withContent(state, (content) => ({
    ...emptied(content),
    leaderboard: () => ({ highRankerList: [] }),
  }))
}

/** Hostile content: markup, long words, bidirectional characters. */
export function hostile(state: MockState): MockState {
  return withContent(state, (content) => {
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

/** No music. */
export function noMusic(state: MockState): MockState {
  return withContent(state, (content) => ({ ...content, tracks: {} }))
}

/** A clock that is `days` off. */
export function shifted(state: MockState, days: number): MockState {
  const now = () => state.now() + days * day
  return { ...withContent(state, () => buildContent(now())), now }
}

/** Details that exist only in Korean, though the lists of the other languages contain them. */
export function untranslated(): HttpHandler[] {
  return ['*/api/community/notice/:idx', '*/api/intheseom/withBTS/:idx'].map((path) =>
    http.post(path, async ({ request }) =>
      /"lang"\s*:\s*"(?:en|ja)"/.test(await request.clone().text()) ? failed(404) : undefined,
    ),
  )
}
