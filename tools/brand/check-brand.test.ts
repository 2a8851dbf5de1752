import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '../../src/site.ts'
import { tokensFile } from '../build/token-colors.ts'
import { colorProblems, copyProblems, settingProblems } from './check-brand.ts'

const css = readFileSync(tokensFile, 'utf8')
/** The design tokens with another value of one of them. */
const withToken = (name: string, value: string) =>
  css.replace(new RegExp(`^( {2}--${name}: )[^;]+;$`, 'm'), `$1${value};`)

test('finds no problem in the current brand', () => {
  expect([...settingProblems(site), ...colorProblems(css), ...copyProblems(css)]).toEqual([])
})

test('accepts another brand, with links that it does not have', () => {
  const other = {
    game: { kr: '바람의 정원', en: 'Garden of Winds', jp: '風の庭' },
    gameCode: 'GARDEN',
    guides: { kr: 'https://guide.example/kr/garden', en: '', jp: '' },
    iosAppId: '',
    uidPattern: { pattern: /^\d{9}$/, message: { kr: '숫자', en: 'Digits', jp: '数字' } },
    launchAt: '2023-05-16T10:00:00+09:00',
  }
  expect(settingProblems({ ...site, ...other })).toEqual([])
})

test('rejects a day that does not exist', () => {
  expect(settingProblems({ ...site, launchAt: '2027-02-30T10:00:00+09:00' })).toEqual([
    expect.stringContaining('src/site.ts: launchAt must be a time'),
  ])
})

test('lists everything that is wrong with the settings', () => {
  const wrong = {
    ...site,
    game: { kr: '정원', en: ' ', jp: '庭' },
    guides: { kr: 'http://guide.example', en: '', jp: '' },
    launchAt: 'tomorrow',
    uidPattern: { pattern: /\d{9}/, message: { kr: '숫자', en: '', jp: '数字' } },
    tracking: { ...site.tracking, pixel: { ...site.tracking.pixel, host: 'https://ads.example' } },
  }
  expect(settingProblems(wrong)).toEqual([
    'src/site.ts: game.en must not be empty',
    expect.stringContaining('src/site.ts: uidPattern.pattern must begin with ^'),
    'src/site.ts: uidPattern.message.en must not be empty',
    'src/site.ts: guides.kr must be an https URL, or empty',
    expect.stringContaining('src/site.ts: launchAt must be a time'),
    expect.stringContaining('src/site.ts: tracking.pixel.host must be a host name'),
  ])
})

test('finds colors without contrast, in text and in the mark of the current page', () => {
  expect(colorProblems(withToken('link', '#c0b8f5'))).toEqual([
    expect.stringMatching(/--link on --surface, light: contrast 1\.\d, needs 4\.5/),
  ])
  expect(colorProblems(withToken('accent-line', '#c0f0e0'))).toEqual([
    expect.stringContaining('--accent-line on --surface, light'),
  ])
})

test('finds files that still have the old color', () => {
  expect(copyProblems(withToken('accent', '#ffd166'))).toEqual([
    'public/legacy.js: repeat #ffd166, the value of --accent',
  ])
  expect(copyProblems(withToken('surface', 'light-dark(#f7fbf4, #15123a)'))).toEqual([
    'index.html: repeat #f7fbf4, the value of --surface',
  ])
})

/** The names of the brand, also as they are in links and with marks for line breaks. */
const marks = String.raw`[\u200b\u2060]*`
const names = new RegExp(
  [site.game, site.group, site.fans]
    .flatMap((name) => Object.values(name))
    .map((name) =>
      Array.from(name, (each) => (each === ' ' ? String.raw`[\s-]?` : each)).join(marks),
    )
    .join('|'),
  'i',
)

test('no source of the site, its pages and files but src/site.ts has a name of the brand', () => {
  const files = [
    'index.html',
    ...globSync('public/**/*.{html,js,svg,txt}'),
    ...globSync('locales/*.po'),
    ...globSync('{src,tools/build,tools/vite}/**/*.{ts,tsx,css,svg}').filter(
      (file) =>
        !/\.test\.tsx?$|^src\/(?:site|site-mascots|site-mascot-texts)\.ts$|^src\/features\/debug\//.test(
          file,
        ),
    ),
  ]
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => names.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(names.test('/isle-of-lumi')).toBe(true)
})
