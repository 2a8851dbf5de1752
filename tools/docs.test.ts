import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { anchor } from './openapi/endpoint.ts'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:md|ts|tsx|css)$/.test(file) && existsSync(file))
  .filter((file) => !file.startsWith('mocks/db/posts/'))
const names = new Set(files.map((file) => basename(file)))
const pages = files.filter((file) => file.endsWith('.md'))

/** A path of the repository, without placeholders. */
const named =
  /(?<![\w./#$-])(?:src|tools|docs|e2e|mocks|deploy|public|locales)\/[\w./$-]*[\w$](?:\.\w+)?/g

/** The anchors of headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchor(heading))

/** A file of the code without its folder. */
const bare = /(?<=`)[\w-]+(?:\.[a-z]+)*\.tsx?(?=`)/g

test('documents and comments name files that exist', () => {
  const gone = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const isPage = file.endsWith('.md')
    const comments = text.match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? []
    const paths = (isPage ? text : comments.join('\n')).match(named) ?? []
    const lacking = paths.filter(
      (path) => /\.\w+$/.test(path) && !existsSync(path) && !/\/(?:\.cache|x\.ts)$/.test(path),
    )
    const bareNames = isPage ? (text.match(bare) ?? []) : []
    const all = lacking.concat(bareNames.filter((name) => !names.has(name)))
    return all.map((path) => `${file}: ${path}`)
  })
  expect(gone).toEqual([])
})

test('links of documents lead to a file, and to a heading of it', () => {
  const broken = pages.flatMap((page) =>
    Array.from(readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g))
      .filter(([, path = '', anchor]) => {
        const target = path === '' ? page : join(dirname(page), path)
        if (!existsSync(target)) return true
        return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
      })
      .map(([link]) => `${page}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('comments name headings of documents that exist', () => {
  const broken = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/(docs\/[\w/-]+\.md)#([\w-]+)/g))
      .filter(([, page = '', anchor = '']) => {
        return !anchorsOf(readFileSync(page, 'utf8')).includes(anchor)
      })
      .map(([name]) => `${file}: ${name}`),
  )
  expect(broken).toEqual([])
})

/** A line that begins a block: a list item, a heading, a row of a table, a quotation, HTML. */
const block = /^\s*(?:[-*] |\d+\. |[#|><])/

test('a paragraph of a document is one line', () => {
  const wrapped = pages.flatMap((page) => {
    const lines = readFileSync(page, 'utf8')
      .replaceAll(/^\s*```[^]*?^\s*```$/gm, '')
      .split('\n')
    return lines
      .filter((line, index) => {
        const above = lines[index - 1]?.trim() ?? ''
        return line.trim() !== '' && !block.test(line) && above !== '' && !/^[#|<]/.test(above)
      })
      .map((line) => `${page}: ${line}`)
  })
  expect(wrapped).toEqual([])
})
