import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Inline ref callbacks that only read the node and set a state, which is the same each time. */
const harmless = new Set(['src/ui/article/rich-html.tsx', 'src/ui/media/picture.tsx'])

// React calls a new function on every render: one that moves the focus takes it from the visitor each time.
test('no ref callback is defined inside a render', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  const inline = files.filter((file) =>
    /\bref=\{(?:async )?(?:\(|function|\w+ =>)/.test(readFileSync(file, 'utf8')),
  )
  expect(new Set(inline)).toEqual(harmless)
})
