import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { site } from '../../src/site.ts'
import { tokenColor, tokenColors, tokensFile } from '../build/token-colors.ts'
import { parseBrand, settingsOf } from './brand.ts'
import { copyColors, writeColors } from './colors.ts'
import { findBrand } from './first-brand.ts'
import secondBrand from './second-brand.json' with { type: 'json' }
import { writeSettings } from './site-code.ts'

const siteCode = readFileSync('src/site.ts', 'utf8')
const css = readFileSync(tokensFile, 'utf8')
const brand = parseBrand(secondBrand)

/** Returns the settings in the code of a `src/site.ts`. */
async function settingsIn(code: string): Promise<unknown> {
  const script = stripTypeScriptTypes(code)
  const imported: { site: unknown } = await import(
    `data:text/javascript,${encodeURIComponent(script)}`
  )
  return imported.site
}

test('the current brand is valid, and writing it changes no setting', async () => {
  const current = { site: settingsOf(site), colors: Object.fromEntries(tokenColors(css)) }
  const { site: settings, colors } = parseBrand(JSON.parse(JSON.stringify(current)))
  expect(await settingsIn(writeSettings(siteCode, settings ?? {}))).toEqual(site)
  expect(tokenColors(writeColors(css, colors ?? {}))).toEqual(tokenColors(css))
})

test('writes settings and keeps all others, comments and types', async () => {
  const tracking = { errors: { address: 'https://errors.example/' } }
  const code = writeSettings(siteCode, { ...brand.site, tracking })
  expect(await settingsIn(code)).toEqual({
    ...site,
    ...brand.site,
    tracking: { ...site.tracking, errors: { ...site.tracking.errors, ...tracking.errors } },
  })
  expect(code.match(/\/\*\*/g)).toEqual(siteCode.match(/\/\*\*/g))
  expect(code.match(/satisfies/g)).toEqual(siteCode.match(/satisfies/g))
})

test('lists everything that is wrong with a brand', () => {
  const wrong = {
    site: {
      game: { kr: '정원', en: ' ', jp: '庭' },
      guides: { kr: 'http://guide.example', en: '', jp: '' },
      launchAt: 'tomorrow',
      gamecode: 'X',
    },
    colors: { accent: 'gold' },
  }
  expect(() => parseBrand(wrong)).toThrow(
    /site\.game\.en: must not be empty[^]*site\.guides\.kr: must be an https URL[^]*site\.launchAt: must be a time/,
  )
  expect(() => parseBrand(wrong)).toThrow(/site\.gamecode: /)
  expect(() => parseBrand(wrong)).toThrow(/colors\.accent: /)
})

test('writes colors of design tokens', () => {
  const next = tokenColors(writeColors(css, brand.colors ?? {}))
  expect(next.get('surface')).toEqual({ light: '#f7fbf4', dark: '#0f1f17' })
  expect(next.get('surface-dusk')).toEqual({ light: '#1f4a37', dark: '#1f4a37' })
  expect(next.get('ink')).toEqual(tokenColor('ink'))
  expect(next.size).toBe(tokenColors(css).size)
})

test('refuses colors that have no token, or in which a text could not be read', () => {
  expect(() => writeColors(css, { sky: '#ffffff' })).toThrow('--sky is no color')
  expect(() => writeColors(css, { link: '#c0b8f5' })).toThrow('link on surface, light: contrast 1.')
})

const themeColors = (text: string) =>
  [...text.matchAll(/name="theme-color"[^>]*content="([^"]*)"/g)].map(([, color]) => color)

test('the theme color of the document follows the design tokens', () => {
  const html = readFileSync('index.html', 'utf8')
  const { light, dark } = tokenColor('surface')
  expect(themeColors(html)).toEqual([light, dark])
  const next = copyColors(html, css, writeColors(css, brand.colors ?? {}))
  expect(themeColors(next)).toEqual(['#f7fbf4', '#0f1f17'])
})

test('no file of the site but src/site.ts has a name of the first brand', () => {
  const files = [
    'index.html',
    ...globSync('public/**/*.{html,js,svg,txt}'),
    ...globSync('locales/*.po'),
    ...globSync('src/**/*.{ts,tsx,css,svg}').filter(
      (file) =>
        !/\.test\.tsx?$|^src\/(?:site|site-mascots)\.ts$|^src\/features\/debug\//.test(file),
    ),
  ]
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => findBrand(readFileSync(file, 'utf8')))).toEqual([])
})
