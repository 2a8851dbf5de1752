import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { langs, localeOf, type Lang } from '../../src/i18n/lang.ts'
import { charactersIn, ownHeadings } from './own-headings.ts'
import { sliceCharacters, sliceRules, typographic } from './slices.ts'

/** The folder of the heading fonts, and the list of the characters in each file. */
export const faces = 'src/ui/styles/faces'
const listFile = `${faces}/characters.json`

/** By the name of the file: that of a locale has the site's own headings, the others are slices for titles of content. */
const List = v.record(v.string(), v.object({ characters: v.string(), sha256: v.string() }))
type List = v.InferOutput<typeof List>

const readList = (): List => v.parse(List, JSON.parse(readFileSync(listFile, 'utf8')))

const sha256 = (file: Buffer): string => createHash('sha256').update(file).digest('hex')

/**
 * Returns the characters of a heading font, which `npm run brand -- --faces` lists when it cuts the font.
 * @throws {Error} if the font is not the one of the list
 */
export function charactersOf(name: string): Set<string> {
  const entry = readList()[name]
  if (entry?.sha256 !== sha256(readFileSync(`${faces}/${name}.woff2`))) {
    throw new Error(`${listFile} is not of ${name}.woff2. Run npm run brand -- --faces.`)
  }
  return new Set(entry.characters)
}

/** Returns the names of the slices of a locale, the one with the most common characters first. */
export const slicesOf = (locale: string): string[] =>
  Object.keys(readList()).filter((name) => name.startsWith(`title-${locale}-`))

/** Returns the code points of a text that are not in `known`. */
export const lackingIn = (text: string, known: ReadonlySet<string>): string[] =>
  Array.from(text).filter((character) => !known.has(character))

/** The typefaces and the tool come from npm into an ignored folder: only `npm run brand` needs them. */
const staging = resolve('.cache/face')

const sources: Record<Lang, { face: string; version: string; file: string }> = {
  kr: { face: 'jua', version: '0.4.1', file: '400Regular/Jua_400Regular.ttf' },
  en: { face: 'fredoka', version: '0.4.1', file: '600SemiBold/Fredoka_600SemiBold.ttf' },
  jp: { face: 'zen-maru-gothic', version: '0.4.1', file: '900Black/ZenMaruGothic_900Black.ttf' },
}
/** The characters of English, with the accents of its borrowed words: a new heading needs no new file. */
const english = Array.from({ length: 0x100 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => /[ -~]|\p{Letter}/u.test(character),
)
const packageOf = (face: string) => `@expo-google-fonts/${face}`

/** The one function of `subset-font` (Harfbuzz), which brings no types. */
type Subset = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2'
    noHinting: boolean
    keepFeatures: string[]
    preserveNameIds: number[]
    dropTables: string[]
  },
) => Promise<Buffer>

/** The part of `fontkit` that is used: it brings no types. */
interface Fontkit {
  create: (font: Buffer) => { characterSet: readonly number[] }
}

/** The package with the slices of Google Fonts, which order characters by how common they are. */
const fontsource = (face: string) => `@fontsource/${face}`

/** Installs the packages above, unless they are installed. */
async function install(): Promise<void> {
  const faces = Object.values(sources).flatMap(({ face, version }) => [
    `${packageOf(face)}@${version}`,
    `${fontsource(face)}@5.3.0`,
  ])
  const needed = ['subset-font@2.9.0', 'fontkit@2.0.4', ...faces]
  const stamp = `${staging}/installed.txt`
  if ((await readFile(stamp, 'utf8').catch(() => '')) === needed.join(' ')) return
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', staging]
  execFileSync('npm', ['install', ...options, ...needed], { stdio: 'inherit' })
  await writeFile(stamp, needed.join(' '))
}

/** Returns the style rule of the typeface of a language, whole, by the name `Brand`. */
export async function fontRule(lang: Lang): Promise<string> {
  await install()
  const { face, file } = sources[lang]
  const font = await readFile(`${staging}/node_modules/${packageOf(face)}/${file}`, 'base64')
  return `@font-face{font-family:Brand;src:url(data:font/ttf;base64,${font})}`
}

const charactersOfFont = ({ create }: Fontkit, font: Buffer) =>
  new Set(create(font).characterSet.map((code) => String.fromCodePoint(code)))

/**
 * Cuts a font.
 * @returns its characters, as listed in `listFile`
 */
async function cut(
  { subset, fontkit }: { subset: Subset; fontkit: Fontkit },
  font: Buffer,
  name: string,
  characters: string,
): Promise<List[string]> {
  const file = await subset(font, characters, {
    targetFormat: 'woff2',
    // Phones draw without hints, and every other screen of today's is fine enough.
    noHinting: true,
    keepFeatures: ['kern'],
    // Copyright and licence stay within the file (OFL, condition 2).
    preserveNameIds: [0, 13, 14],
    dropTables: ['BASE', 'DSIG', 'STAT', 'VORG', 'vhea', 'vmtx'],
  })
  const lacking = lackingIn(characters, charactersOfFont(fontkit, file))
  if (lacking.length > 0) throw new Error(`The typeface of ${name} has no ${lacking.join(' ')}`)
  await writeFile(`${faces}/${name}.woff2`, file)
  console.log(`${name}.woff2 ${file.length} bytes, ${Array.from(characters).length} characters`)
  return { characters, sha256: sha256(file) }
}

/**
 * Cuts the heading fonts of the site (src/ui/styles/faces, committed): a file per language with the characters of its
 * headings, the slices for titles of content with their stylesheet, and the license of the typeface.
 */
export async function cutFaces(): Promise<void> {
  await install()
  const load = createRequire(`${staging}/`)
  const tools: { subset: Subset; fontkit: Fontkit } = {
    subset: load('subset-font'),
    fontkit: load('fontkit'),
  }
  for await (const old of glob(`${faces}/OFL-*.txt`)) await rm(old)
  const before = readList()
  const list: List = {}
  for (const lang of langs) {
    const { face, file } = sources[lang]
    const locale = localeOf(lang)
    const from = `${staging}/node_modules/${packageOf(face)}`
    const font = await readFile(`${from}/${file}`)
    const texts = await ownHeadings(lang)
    const characters = charactersIn(lang === 'en' ? [...texts, ...english, typographic] : texts)
    list[locale] = await cut(tools, font, locale, characters)
    await copyFile(`${from}/LICENSE_FONT`, `${faces}/OFL-${face}.txt`)
    // Once cut, a slice keeps its characters, so that its file stays in the caches of visitors. A typeface that lacks
    // some of them is cut again.
    const cutBefore = slicesOf(locale).map((name) => before[name]?.characters ?? '')
    const known = charactersOfFont(tools.fontkit, font)
    const isKept = cutBefore.length > 0 && lackingIn(cutBefore.join(''), known).length === 0
    const common = `${staging}/node_modules/${fontsource(face)}/unicode.json`
    const slices = isKept ? cutBefore : sliceCharacters(lang, known, await readFile(common, 'utf8'))
    for (const [at, slice] of slices.entries()) {
      const name = `title-${locale}-${at + 1}`
      list[name] = await cut(tools, font, name, slice)
    }
    if (slices.length > 0) {
      await writeFile(`${faces}/title-${locale}.css`, sliceRules(locale, slices))
    }
  }
  await writeFile(listFile, `${JSON.stringify(list, null, 2)}\n`)
}
