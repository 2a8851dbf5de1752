import { expect, test } from 'vitest'
import { exceeded, limits } from './limits.ts'
import { changedScripts } from './measure.ts'
import { stylesheetsOf } from './shared-styles.ts'

const most = { scripts: 165, changed: 20, css: 12, html: 15, narrowImages: 75, wideImages: 130 }

test.for([
  [{}, []],
  [{ scripts: 165.1, wideImages: 131 }, ['scripts', 'wideImages']],
  // It could not be measured.
  [{ html: Number.NaN }, ['html']],
] as const)('of the limits, with %j, the sizes %j are exceeded', ([sizes, over]) => {
  expect(exceeded({ ...most, ...sizes }, most)).toEqual(over)
})

test('allows leaderboards more script and policies more text', () => {
  expect(limits['/ranking/level']).toEqual({ ...most, scripts: 172 })
  expect(limits['/policy/terms']).toEqual({ ...most, html: 25 })
})

test('a deploy changes a page and what names it, also indirectly', () => {
  const code = new Map([
    ['/assets/app-1.js', ''],
    ['/assets/page-1.js', 'import"./app-1.js"'],
    ['/assets/popup-1.js', 'import"./app-1.js"'],
    ['/assets/routes-1.js', 'import"./app-1.js";import("./page-1.js")'],
    ['/assets/start-1.js', 'export{a}from"./routes-1.js"'],
  ])
  const scripts = ['app', 'routes', 'page', 'start'].map((name) => `/assets/${name}-1.js`)
  expect(changedScripts(scripts, code)).toEqual(scripts.slice(1))
})

test('names the stylesheets of modules, largest first', () => {
  const sheets = stylesheetsOf(['src/ui/list/neighbors.tsx', 'src/ui/page/band.tsx', 'gone.ts'])
  expect(sheets.map(([file]) => file)).toEqual([
    'src/ui/page/band.module.css',
    'src/ui/list/neighbors.module.css',
  ])
  expect(sheets[0]?.[1]).toBeGreaterThan(1)
})
