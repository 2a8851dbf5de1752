import { expect, test } from 'vitest'
import { sitePaths } from '../tools/lib/site-paths.ts'
import { alike, kindsOfPages, ownKinds } from './kinds-of-pages.ts'

test('every page of e2e/kinds-of-pages.ts is one of the site', () => {
  expect(sitePaths).toEqual(expect.arrayContaining([...alike, ...ownKinds]))
})

test('one page of a route with a param is visited, and those of their own kind', () => {
  const paths = kindsOfPages.map(({ path }) => path)
  expect(paths.filter((path) => /^\/(?:survey|ranking)\//.test(path))).toEqual([
    '/ranking/level',
    '/survey/71',
  ])
  expect(paths.filter((path) => path.includes('/event/'))).toEqual([
    '/community/event/540',
    ...ownKinds,
  ])
})
