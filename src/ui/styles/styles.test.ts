import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

interface Declaration {
  file: string
  name: string
  value: string
  /** The declarations of the same block before it. */
  before: readonly Declaration[]
  /** All declarations of the block. */
  block: readonly Declaration[]
  isSupported: boolean
}

/** Returns the declarations of a stylesheet. The blocks of nested rules are separate ones. */
function declarationsOf(file: string): Declaration[] {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const all: Declaration[] = []
  const open: { block: Declaration[]; isSupported: boolean }[] = []
  for (const [, text = '', end] of css.matchAll(/([^{};]*)([{};])/g)) {
    const around = open.at(-1)
    if (end === '{') {
      const isSupported = /@supports/.test(text) || around?.isSupported === true
      open.push({ block: [], isSupported })
      continue
    }
    const [, name, value] = /^\s*([\w-]+):(.*)$/s.exec(text) ?? []
    if (around && name !== undefined && value !== undefined) {
      const { block, isSupported } = around
      const declaration = { file, name, value, before: [...block], block, isSupported }
      block.push(declaration)
      all.push(declaration)
    }
    if (end === '}') open.pop()
  }
  return all
}

const declarations = globSync('src/**/*.css').flatMap(declarationsOf)
const shown = ({ file, name, value }: Declaration) => `${file}: ${name}: ${value.trim()}`

// Otherwise an absolutely positioned descendant, such as a visually hidden text, is not clipped and widens the page.
test('every scroll container is the containing block of what it contains', () => {
  const scrollers = declarations.filter(
    ({ name, value }) =>
      /^overflow(?:-[xy]|-inline|-block)?$/.test(name) && /auto|scroll/.test(value),
  )
  expect(scrollers.length).toBeGreaterThan(5)
  const unpositioned = scrollers.filter(
    ({ block }) => !block.some(({ name }) => name === 'position'),
  )
  expect(unpositioned.map(shown)).toEqual([])
})

/** Values that the oldest supported browsers (docs/decisions/0003-browser-floor.md) do not know, and would drop. */
const tooNew = /\d(?:[sdl]v(?:h|w|b|i)|r?lh)\b|color-mix\(|^\s*inline-(?:start|end)\s*$/

test('every value that is newer than the browser floor follows one that is not', () => {
  const unsafe = declarations.filter(
    ({ name, value, before, isSupported }) =>
      tooNew.test(value) &&
      !isSupported &&
      !before.some((other) => other.name === name && !tooNew.test(other.value)),
  )
  expect(unsafe.map(shown)).toEqual([])
})

// In Firefox, an image without a size of its own has the width 0.
test('every SVG that an image shows has a width and a height', () => {
  const images = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']*\.svg)/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  )
  expect(images.map((file) => basename(file))).toContain('lantern-240x240.svg')
  const unsized = images.filter(
    (file) => !/^<svg [^>]*\bwidth="\d+" height="\d+"/.test(readFileSync(file, 'utf8')),
  )
  expect(unsized).toEqual([])
})

/** Splits at a separator that is not in parentheses or brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  let depth = 0
  let part = ''
  const parts: string[] = []
  for (const char of text) {
    if ('(['.includes(char)) depth += 1
    if (')]'.includes(char)) depth -= 1
    if (depth === 0 && separator.test(char)) {
      parts.push(part)
      part = ''
    } else part += char
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '')
}

/** Returns the complete selectors of a stylesheet: those of nested rules with the rules around them. */
function selectorsOf(file: string): string[] {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const all: string[] = []
  const open: string[][] = []
  for (const [, text = '', end] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') open.pop()
    if (end !== '{') continue
    const around = open.at(-1) ?? ['']
    const own = text.trim().startsWith('@')
      ? around
      : splitOutside(text.replaceAll(':global', ''), /,/).flatMap((each) =>
          around.map((parent) =>
            each.includes('&') ? each.replaceAll('&', parent) : `${parent} ${each}`.trim(),
          ),
        )
    open.push(own)
    if (!text.trim().startsWith('@')) all.push(...own)
  }
  return all
}

/** Returns true if a selector without combinators names a class, a type, an attribute or the root. */
const isAnchored = (compound: string) =>
  /[.[\w]/.test(
    compound.replaceAll(/::?(?!root\b|is\b|where\b)[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, ''),
  )

/**
 * Returns true if browsers restyle all that is below an element, often the whole document, whenever an element is
 * added or changed somewhere in it.
 */
function restylesAll(selector: string): boolean {
  const compounds = splitOutside(selector.replaceAll(/::[\w-]+/g, ''), /[\s>+~]/)
  const asking = compounds.filter((each) => each.includes(':has('))
  const endsInAny = !isAnchored(compounds.at(-1) ?? '')
  // Of siblings, browsers look up classes and attributes, not types.
  const isNextToAny = [
    ...selector.replaceAll(/\(-n[^)]*\)/g, '').matchAll(/([^\s>+~(]*)\s*[+~]/g),
  ].some(([, before = '']) => !/[.[]/.test(before))
  // The choice of motion is left out: it changes only on the page of the settings.
  const isBelowState = compounds
    .slice(0, -1)
    .some((each) => /:root.*\[data-(?!motion)|:(?:first|last|only|empty|nth)/.test(each))
  return (
    (endsInAny &&
      (asking.length > 0 || isNextToAny || isBelowState || selector.includes(':nth-'))) ||
    !asking.every(isAnchored) ||
    asking.some((each) => /:has\([^()]*\*/.test(each))
  )
}

test('no selector makes an element that is added or changed restyle the page around it', () => {
  const all = globSync('src/**/*.css').flatMap((file) =>
    selectorsOf(file).map((selector) => ({ file, selector })),
  )
  expect(all.length).toBeGreaterThan(0)
  const slow = [
    ':has(.a) .b',
    '.a:has(.b) > *',
    '.a :has(.b) ~ *',
    '.a:has(~ * > .b)',
    '.a h2 + *',
    '.a > :nth-child(2)',
    '.a:is(:nth-child(3n), .b) > *',
    '.a:not(:first-child) > :last-child',
    ':root[data-a] .b > *',
  ]
  expect(slow.filter((selector) => !restylesAll(selector))).toEqual([])
  expect(all.filter(({ selector }) => restylesAll(selector))).toEqual([])
})

test('names only files that exist: a build warns of others, and leaves their URLs as they are', () => {
  const named = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/url\('?(\.[^')?]+)/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

// A feature only has the styles of its one moment (docs/design-system.md): the kit carries the rest.
test('no stylesheet of a feature has more than 150 lines', () => {
  const files = globSync('src/features/**/*.css')
  expect(files.length).toBeGreaterThan(20)
  const long = files.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 150)
  expect(long).toEqual([])
})
