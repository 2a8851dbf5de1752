import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { sitePaths } from '#features/debug/site-paths.ts'
import { chooseLang } from '#i18n/choose-lang.ts'
import { langPrefix, langs } from '#i18n/lang.ts'
import { isRecord } from '#lib/collections.ts'
import { stringifySearch } from '#lib/search-string.ts'
import { musicPageOf } from '#ui/page/static-data.ts'
import { numberedLists, pageRoutes, pathsBeforeId } from '#test/route-lists.ts'
import { createAppRouter } from './router.tsx'

/** Returns the matches of a URL, after the redirect script has added a missing prefix. */
function matchesOf(path: string) {
  const clues = { pathname: path, isPrerenderAgent: false, stored: null, browser: ['ja'] }
  const lang = chooseLang(clues)
  const prefixed = langPrefix(path) ? path : `/${lang}${path}`
  const history = createMemoryHistory({ initialEntries: [prefixed] })
  const router = createAppRouter({ lang, queryClient: new QueryClient(), history })
  return router.matchRoutes(router.latestLocation)
}

const pages = pageRoutes.flatMap(({ fullPath, id }) =>
  sitePaths([fullPath], import.meta.env.VITE_MOCK_PAGES || []).map((path) => [path, id] as const),
)

test.for([
  ...pages,
  ['/nope', '/_main/$'],
  ['/ko/', '/_main/$'],
  ['/KR/', '/_main/$'],
  ['/community/news/0', '/_main/$'],
  ['/community/news/012', '/_main/$'],
  ['/community/event/..%2f', '/_main/$'],
  ['/devlog/withBTS/1e5', '/_main/$'],
  ['/link/devlog/withBTS', '/_link/link/$'],
  ['/link/community/news/x', '/_link/link/$'],
])('%s is %s, with and without a language prefix', ([path, routeId]) => {
  for (const form of [path, ...langs.map((lang) => `/${lang}${path}`)]) {
    expect(matchesOf(form).at(-1)?.routeId, form).toBe(routeId)
  }
})

test.for([
  ['/coupon', 'main'],
  ['/nope', 'main'],
  ['/policy/terms', 'policy'],
  ['/policy/page/guide', 'main'],
  ['/events/2nd_anniversary', 'event'],
  ['/link/events/2nd_anniversary_teaser', 'event'],
  ['/link/coupon', 'embedded'],
  ['/link/nope', 'embedded'],
] as const)('%s has the layout %s', ([path, layout]) => {
  const layouts = matchesOf(path).flatMap(({ staticData }) => staticData.layout ?? [])
  expect(layouts).toEqual([layout])
})

test.for([
  ['/', 'MAIN'],
  ['/game', 'GAME_INTRODUCE'],
  ['/community/news', 'COMMUNITY_G'],
  ['/community/event/601', 'COMMUNITY_G'],
  ['/community/event/540', 'EVENT'],
  ['/community/event/544', 'EVENT'],
  ['/link/community/event/544', undefined],
  ['/devlog/withBTS', 'DEVELOPMENT_LOG'],
  ['/devlog/pd-note/801', 'DEVELOPMENT_LOG'],
  ['/ranking/style', 'RANKING'],
  ['/coupon', 'COUPON'],
  ['/events/2nd_anniversary', 'EVENT'],
  ['/survey', undefined],
  ['/settings', undefined],
  ['/policy/terms', undefined],
  ['/link/ranking', undefined],
  ['/link/coupon', undefined],
  ['/404', undefined],
] as const)('the music of %s is %s', ([path, music]) => {
  expect(musicPageOf(matchesOf(path).at(-1))).toBe(music)
})

test('the lists with numbered pages and the pages with an id are found', () => {
  expect(numberedLists).toContain('/survey')
  expect(pathsBeforeId).toContain('/survey/')
})

describe('every page', () => {
  test.for(pageRoutes.map((route) => [route.id, route] as const))('%s has a name', ([, route]) => {
    expect(route.options.staticData?.name).toBeDefined()
  })

  const readers = pageRoutes.flatMap(({ id, options }) => {
    const reader: unknown = Reflect.get(options, 'validateSearch')
    return isRecord(reader) ? [[id, reader.defaults] as const] : []
  })
  test.for(readers)('%s has defaults that the URL omits', ([, defaults]) => {
    expect(isRecord(defaults) && stringifySearch(defaults)).toBe('')
  })

  // The router builds a link to a page with middlewares again after each navigation.
  test.for(pageRoutes.map((route) => [route.id, route] as const))(
    '%s has no middlewares for its search params',
    ([, route]) => {
      expect(route.options.search?.middlewares).toBeUndefined()
    },
  )
})

describe('every webview page', () => {
  const links = pageRoutes.filter(
    (route) => route.id.startsWith('/_link/') && !route.id.endsWith('$'),
  )
  const paths = new Set(pageRoutes.map((route) => route.fullPath))

  test.for(links.map((route) => [route.id, route] as const))(
    '%s mirrors one of the site',
    ([, route]) => {
      expect(paths).toContain(route.fullPath.replace(/^\/link/, ''))
      expect(route.options.staticData?.isLink).toBe(true)
    },
  )
})
