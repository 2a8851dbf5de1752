// `npm run trace -- assets/app-B1.js:2:2345`: prints the source of positions in scripts of a release, by the
// source maps that the build stores outside of the site (docs/runbook.md). Node reads the maps.
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'
import { argumentsOf } from './lib/options.ts'

const usage = 'Usage: npm run trace -- [--maps FOLDER] assets/app-B1.js:2:2345'
const { values, positionals } = argumentsOf(
  { maps: { type: 'string', default: 'dist-host/maps' } },
  usage,
)

function sourceOf(position: string): string {
  const [, file = '', line = '', column = ''] = /^(.+):(\d+):(\d+)$/.exec(position) ?? []
  if (file === '') return `${position} is no position. Use assets/app-B1.js:2:2345.`
  const path = join(values.maps, `${basename(file)}.map`)
  try {
    const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
    // Browsers count from 1.
    const found = map.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in found)) return `${position} has no source.`
    const name = found.originalSource.replace(/^(?:\.\.\/)+/, '')
    return `${name}:${found.originalLine + 1}:${found.originalColumn + 1}`
  } catch {
    return `${path} is missing. Is it another release?`
  }
}

if (positionals.length === 0) console.log(usage)
for (const position of positionals) console.log(sourceOf(position))
