import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { mascots } from '#site-mascots.ts'

test.for([
  ['mascots', '120 126'],
  ['band', '144 160'],
  ['cheer', '144 160'],
  ['rest', '144 160'],
] as const)('%s.svg has a view of %s for each mascot, side by side', ([name, size]) => {
  const file = readFileSync(new URL(`art/${name}.svg`, import.meta.url), 'utf8')
  const image = new JSDOM(file, { contentType: 'image/svg+xml' }).window.document
  const views = Array.from(image.querySelectorAll('view'))
  expect(new Set(views.map(({ id }) => id))).toEqual(new Set(Object.keys(mascots)))
  const boxes = views.map((view) => view.getAttribute('viewBox'))
  expect(new Set(boxes).size).toBe(views.length)
  for (const box of boxes) expect(box).toMatch(new RegExp(`^\\d+ 0 ${size}$`))
  const [width, height] = size.split(' ')
  expect(image.documentElement.getAttribute('viewBox')).toBe(
    `0 0 ${Number(width) * views.length} ${height}`,
  )
  // It refers only to what it has.
  const own = Array.from(image.querySelectorAll('[id]'), ({ id }) => id)
  const used = Array.from(file.matchAll(/(?:href="|url\()#([^")]+)/g), ([, id]) => id)
  expect(new Set(own).size).toBe(own.length)
  expect(used.filter((id) => id === undefined || !own.includes(id))).toEqual([])
})
