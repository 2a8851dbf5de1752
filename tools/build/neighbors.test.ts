import { expect, test } from 'vitest'
import { withNeighbors } from './neighbors.ts'

const known = [
  '/',
  '/community/news',
  '/community/news/1',
  '/community/news/5',
  '/community/news/9',
  '/link/community/news',
  '/link/community/news/1',
  '/link/community/news/5',
  '/link/community/news/9',
  '/media/4',
].map((path) => ({ lang: 'en' as const, path }))

test.for([
  [['/'], ['/']],
  [['/community/news'], ['/community/news', '/link/community/news']],
  [['/media/4'], ['/media/4']],
  [['/community/news/5'], ['/community/news/5', '/community/news/1', '/community/news/9']],
  [['/community/news/10'], ['/community/news/10', '/community/news/9']],
] as const)('%j is rendered with its neighbors %j, and their twins', ([paths, expected]) => {
  const rendered = withNeighbors(paths, known)('en')
  expect(rendered.filter((path) => !path.startsWith('/link/community/news/'))).toEqual(expected)
  for (const path of expected.filter((each) => /news\/\d/.test(each))) {
    expect(rendered).toContain(`/link${path}`)
  }
})

test('pages of another language are not its neighbors', () => {
  expect(withNeighbors(['/community/news/5'], known)('jp')).not.toContain('/community/news/1')
})
