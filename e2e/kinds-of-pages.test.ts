import { expect, test } from 'vitest'
import { sitePaths } from '../tools/lib/site-paths.ts'
import { kindsOfPages } from './kinds-of-pages.ts'

test('every page of the site is of one kind, in e2e/kinds-of-pages.ts', () => {
  const named = kindsOfPages.flatMap(({ path, like = [] }) => like.concat(path))
  expect(new Set(named)).toEqual(new Set(sitePaths))
  expect(named).toHaveLength(sitePaths.length)
})
