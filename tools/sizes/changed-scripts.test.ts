import { expect, test } from 'vitest'
import { changedScripts } from './changed-scripts.ts'

const code = new Map([
  ['/assets/app-1.js', ''],
  ['/assets/page-1.js', 'import"./app-1.js"'],
  ['/assets/popup-1.js', 'import"./app-1.js"'],
  ['/assets/routes-1.js', 'import"./app-1.js";import("./page-1.js")'],
  ['/assets/start-1.js', 'export{a}from"./routes-1.js"'],
])

test('the page and what names it change, also indirectly', () => {
  expect(
    changedScripts(
      ['/assets/app-1.js', '/assets/routes-1.js', '/assets/page-1.js', '/assets/start-1.js'],
      code,
    ),
  ).toEqual(['/assets/routes-1.js', '/assets/page-1.js', '/assets/start-1.js'])
})

test('everything that names the routes changes, too', () => {
  const bound = new Map(code).set('/assets/app-1.js', 'import("./routes-1.js")')
  expect(
    changedScripts(['/assets/app-1.js', '/assets/page-1.js', '/assets/start-1.js'], bound),
  ).toHaveLength(3)
})
