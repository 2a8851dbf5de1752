import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the last line of a long output reaches a pipe that is read late', () => {
  const module = new URL('options.ts', import.meta.url).href
  const script = `
    import { end } from '${module}'
    setInterval(() => undefined, 1000)
    for (let line = 0; line < 10_000; line += 1) console.log('line of an output '.repeat(10), line)
    console.log('last')
    end()`
  const late = '"$0" --input-type=module -e "$1" | { sleep 1; tail -n 1; }'
  expect(execFileSync('sh', ['-c', late, process.execPath, script], { encoding: 'utf8' })).toBe(
    'last\n',
  )
})
