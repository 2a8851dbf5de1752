import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { langs } from '#i18n/lang.ts'
import { buildSite } from '#tools/build/build-site.ts'
import { inlineScriptsOf } from '#tools/build/host-files.ts'
import { sitePaths } from '#tools/lib/site-paths.ts'
import { previewDist } from '#tools/test-build.ts'
import { note } from '../table-reporter.ts'
import { serveHostile, shellHeader } from './hostile-site.ts'
import { addXss, openXssPage } from './open-page.ts'

// A backend whose every text is hostile: the site is built from it, its files are parsed, and its pages are
// visited on the same backend. The default run visits two pages of the usual build.

const isWhole = !!process.env.DRILLS
const rounds = isWhole ? [0, 1] : [1]
const paths = isWhole ? [...sitePaths, '/devlog/withBTS?board=note'] : ['/', '/survey/72']
const visits = paths.flatMap((path, index) =>
  [false, true].map((isShell) => ({ path: `/${langs[index % langs.length]}${path}`, isShell })),
)

async function filesOf(root: string, endings: RegExp): Promise<[name: string, text: string][]> {
  const names = (await readdir(root, { recursive: true })).filter((name) => endings.test(name))
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [
      name,
      await readFile(join(root, name), 'utf8'),
    ]),
  )
}

/** Events that hostile attributes listen to. */
const events = 'mouseover focus click error load toggle pointerenter animationend begin'

/** Opens all details, and fires events at every element but links, which would leave the page. */
function fireEvents(types: readonly string[]): void {
  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('a[href], form, button, select, summary')) continue
    for (const type of types) element.dispatchEvent(new Event(type))
  }
}

/** Visits a page of a hostile site. @returns what ran */
async function visit(page: Page, origin: string, path: string): Promise<string[]> {
  const wrong: string[] = []
  await page.exposeFunction('ran', (field: string) => wrong.push(`ran ${field}`))
  page.on('dialog', (dialog) => {
    wrong.push('a dialog')
    void dialog.dismiss()
  })
  await page.context().route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  await page.goto(origin + path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.keyboard.press('Shift')
  // The popups and the music load after the first interaction.
  await page.waitForTimeout(500)
  await page.evaluate(fireEvents, events.split(' '))
  return wrong
}

for (const round of rounds) {
  test.describe(`hostile fields, round ${round + 1}`, () => {
    // In one worker, in order, because a round has one build.
    test.describe.configure({ mode: 'default' })
    test.use({ locale: 'en-US' })
    const root = isWhole ? `.cache/xss-${round}/dist` : previewDist
    const seen = new Set<string>()
    let site: Awaited<ReturnType<typeof serveHostile>>

    test.beforeAll(async () => {
      test.setTimeout(600_000)
      site = await serveHostile(round)
      if (isWhole) {
        process.env.VITE_SITE_ORIGIN = site.origin
        process.env.VITE_ACCOUNT_BASE = '/mock-account'
        await buildSite({ origin: site.origin, folder: `.cache/xss-${round}`, isAccepted: true })
      }
      await site.serveFiles(root)
    })
    test.afterAll(() => site.close())

    if (isWhole) {
      test('no page, head, data block, feed or sitemap has anything forbidden', async ({
        browser,
      }) => {
        test.setTimeout(300_000)
        const page = await openXssPage(browser)
        const inline = inlineScriptsOf(await readFile(join(root, 'index.html'), 'utf8'))
        const [pages, feeds] = [
          await filesOf(root, /\.html$/),
          await filesOf(root, /\.(?:xml|atom)$/),
        ]
        const wrong: string[] = []
        for (const [name, html] of pages) {
          const found = await page.evaluate(([text, scripts]) => xss.checkPage(text, scripts), [
            html,
            inline,
          ] as const)
          wrong.push(...found.map((what) => `${name}: ${what}`))
        }
        for (const [name, xml] of feeds) {
          const found = await page.evaluate((text) => xss.checkXml(text), xml)
          wrong.push(...found.map((what) => `${name}: ${what}`))
        }
        await page.context().close()
        test.info().annotations.push(note('cases', pages.length + feeds.length))
        expect([pages.length > 0, feeds.length > 0, wrong]).toEqual([true, true, []])
      })
    }

    for (const { path, isShell } of visits) {
      test.describe(() => {
        test.use({
          extraHTTPHeaders: {
            ...(isShell && { [shellHeader]: '1' }),
            // The questions of a survey are for members.
            'x-mock-scenario': path.includes('survey') ? 'member' : 'visitor',
          },
        })
        test(`${path} ${isShell ? 'from the app shell' : 'prerendered'} runs nothing`, async ({
          page,
        }) => {
          const wrong = await visit(page, site.origin, path)
          const html = await page.content()
          for (const field of site.fields) if (html.includes(field)) seen.add(field)
          await addXss(page)
          expect([...wrong, ...(await page.evaluate(() => xss.checkDocument()))]).toEqual([])
        })
      })
    }

    // The control: the pages show hostile texts.
    test('hostile texts are in the pages', async () => {
      test.info().annotations.push(note('fields', site.fields.size), note('seen', seen.size))
      expect([...seen]).toContain('survey-one.data.questions.text')
      expect(seen.size).toBeGreaterThan(10)
    })
  })
}
