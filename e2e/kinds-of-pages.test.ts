import { expect, test } from 'vitest'
import { sitePaths } from '../tools/lib/site-paths.ts'
import { alike, visitedTwin } from './kinds-of-pages.ts'

test('every page of e2e/kinds-of-pages.ts is one of the site', () => {
  expect(sitePaths).toEqual(expect.arrayContaining([...alike, visitedTwin]))
})
