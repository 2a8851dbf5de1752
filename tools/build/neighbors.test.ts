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
  [
    ['/community/news/5'],
    [
      '/community/news/5',
      '/community/news/1',
      '/community/news/9',
      '/link/community/news/5',
      '/link/community/news/1',
      '/link/community/news/9',
    ],
  ],
  [['/media/4'], ['/media/4']],
] as const)('%j is rendered with its twins and neighbors', ([paths, expected]) => {
  expect(withNeighbors(paths, known)('en')).toEqual(expected)
})

test('a new post is rendered with the post before it', () => {
  const paths = withNeighbors(['/community/news/10'], known)('en')
  expect(paths).toContain('/community/news/9')
  expect(paths).toContain('/link/community/news/9')
})

test('pages of another language are not its neighbors', () => {
  expect(withNeighbors(['/community/news/5'], known)('jp')).not.toContain('/community/news/1')
})
