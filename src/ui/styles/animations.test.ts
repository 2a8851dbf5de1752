import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('src/**/*.css')

/** Returns the animations of a stylesheet that never end, by name, with the properties that they change. */
function loopsOf(css: string): [string, string[]][] {
  const names = [...css.matchAll(/animation:([^;]*\binfinite\b[^;]*);/g)].flatMap(([, value]) =>
    [...(value ?? '').matchAll(/(?:^|,)\s*([a-z-]+)[^,]*\binfinite\b/g)].map(
      ([, name]) => name ?? '',
    ),
  )
  return names.map((name) => {
    const body = new RegExp(`@keyframes ${name} \\{([\\s\\S]*?)\\n\\}`).exec(css)?.[1] ?? ''
    return [name, [...body.matchAll(/^\s+([a-z-]+):/gm)].map(([, property]) => property ?? '')]
  })
}

test('finds the looping animations', () => {
  expect(loopsOf(readFileSync('src/features/music/music-pill.module.css', 'utf8'))).toEqual([
    ['turn', ['transform']],
  ])
})

// Chromium animates `rotate`, `scale` and `translate` of an SVG element on the main thread: 60 frames a second for
// as long as the page is open.
test.for(files)('%s loops on the compositor only', (file) => {
  for (const [name, properties] of loopsOf(readFileSync(file, 'utf8'))) {
    expect(properties, name).not.toEqual([])
    const others = properties.filter(
      (property) => !['transform', 'opacity', 'animation-timing-function'].includes(property),
    )
    expect(others, name).toEqual([])
  }
})
