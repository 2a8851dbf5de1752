import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium, errors } from 'playwright'
import { langs } from '../src/i18n/lang.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { artBytes } from './shots/art-bytes.ts'
import { takeReadmePictures } from './shots/readme.ts'
import { reportArt, reportFigures } from './shots/report.ts'
import { screens, type Screen } from './shots/screens.ts'
import { serveDist } from './shots/serve.ts'
import { schemes, visitScreen, type Figure, type Scheme } from './shots/visit.ts'
import { previewDist } from './test-build.ts'

// `npm run shots`: screenshots of the site that `npm run preview` has built into `dist`: every
// screen and state x language x width x scheme into `.cache/shots`, and the
// figures that the looks are held to. `--check` takes no pictures and fails on a missed figure.
// `--screen home,news- --lang kr --width 360 --scheme dark` narrow it; a name ending in `-` is a beginning.
// `--readme` takes the images of README.md instead, into `docs/pictures`.
const folder = '.cache/shots'
const { values } = parseArgs({
  options: {
    screen: { type: 'string' },
    lang: { type: 'string' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    check: { type: 'boolean', default: false },
    axe: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
})

const isMeant = (own: string, name: string) =>
  name.endsWith('-') ? own.startsWith(name) : own === name

function wanted<T>(all: readonly T[], value: string | undefined, nameOf: (each: T) => string) {
  const names = value?.split(',')
  const found = all.filter((each) => names?.some((name) => isMeant(nameOf(each), name)) ?? true)
  if (found.length === 0)
    throw new Error(`nothing is called ${value}: ${all.map(nameOf).join(' ')}`)
  return found
}

if (!existsSync(`${previewDist}/index.html`))
  throw new Error('There is no site: `npm run preview` builds it.')
const chosen = {
  screens: wanted(screens, values.screen, ({ name }) => name),
  langs: wanted(langs, values.lang, (lang) => lang),
  widths: wanted([360, 820, 1440], values.width, String),
  schemes: wanted(schemes, values.scheme, (scheme) => scheme),
}
const withAxe = values.check || values.axe
await mkdir(folder, { recursive: true })
const { origin, close } = await serveDist()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, '--autoplay-policy=user-gesture-required'],
})
const figures: Figure[] = []
const art: { lang: string; bytes: number }[] = []

/** Visits one screen in all chosen languages and widths. */
async function bookOf(screen: Screen): Promise<void> {
  const file = (lang: string, width: number) => (scheme: Scheme) =>
    `${folder}/${screen.name}-${lang}-${width}-${scheme}.png`
  for (const lang of chosen.langs) {
    for (const width of chosen.widths) {
      const visit = {
        browser,
        origin,
        screen,
        lang,
        width,
        schemes: chosen.schemes,
        file: values.check ? null : file(lang, width),
        withAxe,
      }
      // Now and then a browser on a busy machine takes no picture: once more, in a page of its own.
      const again = (failure: unknown) => {
        if (!(failure instanceof errors.TimeoutError)) throw failure
        console.warn(`${screen.name} ${lang} ${width}: once more, for ${failure.message}`)
        return visitScreen(visit)
      }
      figures.push(await visitScreen(visit).catch(again))
    }
  }
}

/** Visits all chosen screens, two at a time. */
async function takeBook(): Promise<void> {
  const waiting = [...chosen.screens]
  const work = async () => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) await bookOf(screen)
  }
  await Promise.all([work(), work()])
  for (const lang of chosen.langs) art.push({ lang, bytes: await artBytes(browser, origin, lang) })
}

try {
  await (values.readme ? takeReadmePictures(browser, origin) : takeBook())
} finally {
  await browser.close()
  await close()
}
const missed = values.readme ? 0 : reportFigures(figures, withAxe) + reportArt(art)
if (!values.readme) console.log(missed === 0 ? '\nall figures hold' : `\n${missed} figures missed`)
process.exitCode = values.check && missed > 0 ? 1 : 0
