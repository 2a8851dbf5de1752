import { expect, test } from 'vitest'
import type { KnownPage } from './last-build.ts'
import { findChanges } from './rebuild-changed.ts'

const block = (title: string, readAt: number) =>
  `{"queries":[{"data":"${title}","dataUpdatedAt":${readAt}}]}`

const page = (path: string, title: string): KnownPage => ({
  lang: 'kr',
  path,
  status: 200,
  head: '',
  data: block(title, 1),
  routeIds: [],
})

/** Returns the prerender code of a site with these pages in Korean; `null` is a redirect. */
function siteOf(titles: Record<string, string | null>) {
  let lang = ''
  return {
    beginLanguage: (next: string) => {
      lang = next
    },
    listPaths: async () => (lang === 'kr' ? Object.keys(titles) : []),
    readPageData: async (_lang: string, url: string) => {
      const title = titles[url.replace('/kr', '')] ?? null
      return title === null ? null : block(title, 2)
    },
  }
}

const known = [page('/', 'Home'), page('/community/news/1', 'One')]

test('finds no change when only the time of the data differs', async () => {
  const site = siteOf({ '/': 'Home', '/community/news/1': 'One', '/devlog': null })
  expect(await findChanges(site, '', known)).toMatchObject({ changed: [], gone: [] })
})

test('finds pages that are new, edited and removed', async () => {
  const site = siteOf({ '/': 'Edited', '/community/news/2': 'Two' })
  const { changed, gone } = await findChanges(site, '', known)
  expect(changed.map(({ path }) => path)).toEqual(['/', '/community/news/2'])
  expect(gone.map(({ path }) => path)).toEqual(['/community/news/1'])
})

test('finds the pages of the other languages when a translation is added', async () => {
  const site = { ...siteOf({}), listPaths: async () => ['/community/news/1'] }
  const unchanged = { ...site, readPageData: async () => block('One', 2) }
  const { changed } = await findChanges(unchanged, '', [page('/community/news/1', 'One')])
  expect(changed.map(({ lang }) => lang)).toEqual(['kr', 'en', 'jp'])
})

test('removes a page that has become a redirect', async () => {
  const { changed, gone } = await findChanges(
    siteOf({ '/': 'Home', '/community/news/1': null }),
    '',
    known,
  )
  expect(changed).toEqual([])
  expect(gone.map(({ path }) => path)).toEqual(['/community/news/1'])
})

test('fails when the data of a page fails', async () => {
  const site = { ...siteOf({ '/': 'Home' }), readPageData: () => Promise.reject(new Error('502')) }
  await expect(findChanges(site, '', known)).rejects.toThrow('502')
})
