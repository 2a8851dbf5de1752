import { expect, test } from 'vitest'
import { sitePaths } from './site-paths.ts'

test('lists each path once, sorted, with example params', () => {
  const paths = ['/', '/$', '/link/$', '/media/', '/media', '/media/$idx', '/link/survey/$idx']
  expect(sitePaths(paths)).toEqual(['/', '/link/survey/71', '/media', '/media/441'])
})

test('throws if a route has no example', () => {
  expect(() => sitePaths(['/shop/$item'])).toThrow('no example for /shop/$item')
})
