import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const imported = /import (\w+) from '([^']+\.module\.css)'/g

/** Returns the classes that a component takes from a stylesheet that lacks them: they would be `undefined`. */
function missingClasses(file: string, code: string, read: (sheet: string) => string): string[] {
  return [...code.matchAll(imported)].flatMap(([, name, specifier = '']) => {
    const sheet = specifier.startsWith('#')
      ? specifier.replace('#', 'src/')
      : join(dirname(file), specifier)
    const styles = read(sheet).replaceAll(/\/\*.*?\*\//gs, '')
    const used = code.matchAll(new RegExp(`(?:className=\\{|\\$\\{)${name}\\.(\\w+)`, 'g'))
    return [...used]
      .map(([, each = '']) => each)
      .filter((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(styles))
      .map((each) => `${file}: ${name}.${each}`)
  })
}

const read = (path: string) => readFileSync(path, 'utf8')

test('each class that a component takes from a stylesheet is in it', () => {
  const files = globSync('src/**/*.tsx')
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => missingClasses(file, read(file), read))).toEqual([])
})

test('a class that is not in its stylesheet is found', () => {
  const code =
    "import card from './card.module.css'\n<p className={card.title} /><i className={`a ${card.grid}`} />"
  const missing = missingClasses('src/x.tsx', code, () => '.title { margin: 0 } /* .grid */')
  expect(missing).toEqual(['src/x.tsx: card.grid'])
})
