import { expect, test } from 'vitest'
import { sitePaths } from './site-paths.ts'

test('lists each path once, sorted, with example params', () => {
  const routes = [
    '/',
    '/$',
    '/link/$',
    '/media/',
    '/media',
    '/media/$idx',
    '/link/survey/$idx',
    '/shop/$item',
  ]
  const examples = ['/media', '/media/441', '/survey/71', '/survey/71/results']
  expect(sitePaths(routes, examples)).toEqual(['/', '/link/survey/71', '/media', '/media/441'])
})
