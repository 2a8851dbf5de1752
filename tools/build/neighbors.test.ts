import { expect, test } from 'vitest'
import { withNeighbors } from './neighbors.ts'

type Key = readonly [string, ...unknown[]]

const page = (path: string, key?: Key, data?: object) => ({
  lang: 'en' as const,
  path,
  data: JSON.stringify({
    queries: { queries: key ? [{ queryKey: ['en', ...key], state: { data } }] : [] },
  }),
})

const post = (id: number | undefined) => (id === undefined ? undefined : { id, title: `${id}` })

const notice = (id: number, prev?: number, next?: number) => [
  page(`/community/news/${id}`, ['notice', 'detail', id], { prev: post(prev), next: post(next) }),
  page(`/link/community/news/${id}`, ['notice', 'detail', id], {
    prev: post(prev),
    next: post(next),
  }),
]

const note = (id: number, older?: number, newer?: number) =>
  page(`/devlog/pd-note/${id}`, ['neighbors', 'note', id], {
    older: post(older),
    newer: post(newer),
  })

/** A draft with the low id 2 was published last: the list is 2, 9, 5. */
const known = [
  page('/'),
  page('/community/news'),
  page('/link/community/news'),
  ...notice(5, undefined, 9),
  ...notice(9, 5, 2),
  ...notice(2, 9),
  note(801, undefined, 700),
  note(700, 801, 803),
  note(803, 700),
]

test.for([
  [['/'], ['/']],
  [['/community/news'], ['/community/news', '/link/community/news']],
  [['/community/news/9'], ['/community/news/9', '/community/news/5', '/community/news/2']],
  [['/community/news/2'], ['/community/news/2', '/community/news/9']],
  [['/devlog/pd-note/801'], ['/devlog/pd-note/801', '/devlog/pd-note/700']],
] as const)('renders %j with the posts next to it in its list: %j', ([paths, expected]) => {
  const rendered = withNeighbors(paths, known)('en')
  expect(rendered.filter((path) => !path.startsWith('/link/community/news/'))).toEqual(expected)
  for (const path of expected.filter((each) => /news\/\d/.test(each))) {
    expect(rendered).toContain(`/link${path}`)
  }
})

test('renders the old and the new neighbors of a post that is new or has moved', () => {
  const added = withNeighbors(['/community/news/3'], known, notice(3, 9, 2))('en')
  expect(added).toEqual(expect.arrayContaining(['/community/news/9', '/link/community/news/2']))
  expect(added).not.toContain('/community/news/5')
  const moved = withNeighbors(['/community/news/5'], known, notice(5, 2))('en')
  expect(moved).toEqual(expect.arrayContaining(['/community/news/9', '/community/news/2']))
})

test('renders no neighbors in another language', () => {
  expect(withNeighbors(['/community/news/5'], known)('jp')).not.toContain('/community/news/9')
})
