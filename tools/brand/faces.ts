import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { langs, localeOf, type Lang } from '../../src/i18n/lang.ts'
import { charactersIn, ownHeadings } from './own-headings.ts'

/** The folder of the heading fonts, a file per language, and the list of the characters in each. */
export const faces = 'src/ui/styles/faces'
const listFile = `${faces}/characters.json`

const List = v.record(v.string(), v.object({ characters: v.string(), sha256: v.string() }))
type List = v.InferOutput<typeof List>

const sha256 = (file: Buffer): string => createHash('sha256').update(file).digest('hex')

/**
 * Returns the characters of the heading font of a locale, which `npm run brand -- --faces` lists when it cuts the font.
 * @throws {Error} if the font is not the one of the list
 */
export function charactersOf(locale: string): Set<string> {
  const entry = v.parse(List, JSON.parse(readFileSync(listFile, 'utf8')))[locale]
  if (entry?.sha256 !== sha256(readFileSync(`${faces}/${locale}.woff2`))) {
    throw new Error(`${listFile} is not of ${locale}.woff2. Run npm run brand -- --faces.`)
  }
  return new Set(entry.characters)
}

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
const english = Array.from({ length: 0x100 }, (_, code) => String.fromCodePoint(code))
  .filter((character) => /[ -~]|\p{Letter}/u.test(character))
  .concat(Array.from('‘’“”–—…·×&'))
  .join('')
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

/** Installs the packages above, unless they are installed. */
async function install(): Promise<void> {
  const faces = Object.values(sources).map(({ face, version }) => `${packageOf(face)}@${version}`)
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

/** @returns the characters of the font, as listed in `listFile` */
async function cutFace(subset: Subset, { create }: Fontkit, lang: Lang): Promise<List[string]> {
  const { face, file } = sources[lang]
  const from = `${staging}/node_modules/${packageOf(face)}`
  const texts = await ownHeadings(lang)
  const characters = charactersIn(lang === 'en' ? [...texts, english] : texts)
  const cut = await subset(await readFile(`${from}/${file}`), characters, {
    targetFormat: 'woff2',
    // Phones draw without hints, and every other screen of today's is fine enough.
    noHinting: true,
    keepFeatures: ['kern'],
    // Copyright and licence stay within the file (OFL, condition 2).
    preserveNameIds: [0, 13, 14],
    dropTables: ['BASE', 'DSIG', 'STAT', 'VORG', 'vhea', 'vmtx'],
  })
  const known = new Set(create(cut).characterSet.map((code) => String.fromCodePoint(code)))
  const lacking = lackingIn(characters, known)
  if (lacking.length > 0) throw new Error(`${face} has no ${lacking.join(' ')}`)
  const to = `${faces}/${localeOf(lang)}.woff2`
  await writeFile(to, cut)
  await copyFile(`${from}/LICENSE_FONT`, `${faces}/OFL-${face}.txt`)
  console.log(`${to} ${cut.length} bytes, ${characters.length} characters of ${face}`)
  return { characters, sha256: sha256(cut) }
}

/**
 * Cuts the heading font of the site: a file per language with the characters of its headings, and the license
 * of its typeface (src/ui/styles/faces, committed).
 */
export async function cutFaces(): Promise<void> {
  await install()
  const load = createRequire(`${staging}/`)
  const subset: Subset = load('subset-font')
  const fontkit: Fontkit = load('fontkit')
  for await (const old of glob(`${faces}/OFL-*.txt`)) await rm(old)
  const list: List = {}
  for (const lang of langs) list[localeOf(lang)] = await cutFace(subset, fontkit, lang)
  await writeFile(listFile, `${JSON.stringify(list, null, 2)}\n`)
}
