import { globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { sorted } from '../../src/lib/sorted.ts'

/** What Lightning CSS writes before the names of a style module, so that they are found again. */
const longMark = 'in-module_'

/** For Vite's `css.lightningcss.cssModules`. */
export const moduleNames = { pattern: `${longMark}[local]` }

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** `a`, `b` ... `z`, `aa` ... for 0, 1 ... */
function inLetters(index: number): string {
  const before = Math.floor(index / letters.length)
  return (before === 0 ? '' : inLetters(before - 1)) + letters[index % letters.length]
}

/** A letter and a digit: never a word, such as `ad`, that a content blocker hides. */
const markOf = (index: number) =>
  `${letters[index % letters.length]}${Math.floor(index / letters.length)}`

const byName = (one: string, other: string) => (one < other ? -1 : 1)

const posix = (path: string) => path.replaceAll(sep, '/')

/** The style modules of the site, each with its mark. */
function marksOf(root: string): Map<string, string> {
  const files = globSync('src/**/*.module.css', { cwd: root }).map(posix)
  const inOrder = sorted(files, byName)
  return new Map(inOrder.map((file, index) => [file, markOf(index)]))
}

/** The custom properties of the site, the roles of tokens.css first (design.md), each with its letters. */
function tokensOf(root: string): Map<string, string> {
  const files = sorted(globSync('src/**/*.css', { cwd: root }).map(posix), byName)
  const css = ['src/ui/tokens.css', ...files].map((file) => readFileSync(join(root, file), 'utf8'))
  const set = css.join('\n').matchAll(/^\s*(--[\w-]+):/gm)
  const names = new Set(Array.from(set, ([, name = '']) => name))
  return new Map([...names].map((name, index) => [name, `--${inLetters(index)}`]))
}

/**
 * Builds with short names: the class of a style module is its module's mark and a letter (`c2a`), a
 * custom property a letter or two. Two plugins, for what Vite makes of a style module is first CSS, then
 * a script.
 */
export function shortNames(): Plugin[] {
  let root = ''
  let marks = new Map<string, string>()
  let tokens = new Map<string, string>()
  const classes = new Map<string, Map<string, string>>()

  const shorten = (text: string, id: string) => {
    const file = posix(relative(root, id))
    const names = classes.get(file) ?? new Map<string, string>()
    classes.set(file, names)
    return (
      text
        .replaceAll(new RegExp(`\\b${longMark}([\\w-]+)`, 'g'), (_, name: string) => {
          const letter = names.get(name) ?? inLetters(names.size)
          names.set(name, letter)
          return `${marks.get(file)}${letter}`
        })
        .replaceAll(/--[a-z][\w-]*/g, (name) => tokens.get(name) ?? name)
        // What stands for `light-dark()` where a browser does not know it.
        .replaceAll('--lightningcss-', '--')
    )
  }

  return [
    {
      name: 'short-names',
      apply: 'build',
      configResolved(config) {
        root = config.root
        marks = marksOf(root)
        tokens = tokensOf(root)
      },
      transform: {
        filter: { id: /\/src\/.*\.css$/ },
        handler: (css, id) => ({ code: shorten(css, id), map: null }),
      },
    },
    {
      name: 'short-names:scripts',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\/src\/.*\.(?:module\.css|tsx)$/, code: /in-module_|var\(--/ },
        handler: (script, id) => ({ code: shorten(script, id), map: null }),
      },
    },
  ]
}
