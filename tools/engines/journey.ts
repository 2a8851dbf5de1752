import { click, escapeKey, evaluate, type, until, type Driver, type Start } from './driver.ts'
import { headingLines, isBrokenInPhrase } from '../../e2e/heading-lines.ts'
import { permittedStyles } from '../../e2e/page-policy.ts'

const shows = (selector: string, text: string) =>
  Array.from(document.querySelectorAll(selector)).some((element) =>
    element.textContent?.includes(text),
  )

/** Returns true if the heading of the page at a path has the focus, as it does after a navigation. */
const isAt = (path: string) =>
  window.location.pathname === path && document.activeElement?.localName === 'h1'

/** Throws if a condition of the journey does not hold. */
function check(isMet: boolean, message: string): void {
  if (!isMet) throw new Error(message)
}

/** Opens a page, waits until the app has hydrated it, and collects the errors of the page from then on. */
async function open(driver: Driver, url: string): Promise<void> {
  await driver.goTo(url)
  await until(driver, () => 'hydrated' in document.documentElement.dataset)
  await evaluate(driver, () => {
    const errors: string[] = []
    Object.assign(window, { pageErrors: errors })
    window.addEventListener('error', ({ message }) => errors.push(message))
    window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      errors.push(`${violatedDirective} blocks ${blockedURI}`),
    )
  })
}

/** The error that Firefox logs for a font whose download a navigation has aborted (NS_BINDING_ABORTED). */
const abortedFont = /downloadable font: download failed.*status=2152398850/

async function checkErrors(driver: Driver): Promise<void> {
  const errors: unknown = await evaluate(driver, () => Reflect.get(window, 'pageErrors'))
  check(Array.isArray(errors) && errors.length === 0, `errors: ${JSON.stringify(errors)}`)
  const logged = driver.logged.filter(
    (line) => line.startsWith('javascript error') && !abortedFont.test(line),
  )
  check(logged.length === 0, `errors: ${logged.join('\n')}`)
}

/** Checks that a link of the footer shows the next page in the same document, with the focus on its heading. */
async function navigate(driver: Driver, origin: string): Promise<void> {
  await open(driver, `${origin}/en/settings`)
  await evaluate(driver, () => Object.assign(window, { isSameDocument: true }) && true)
  await click(driver, 'footer a[href="/en/community/faq"]')
  await until(driver, isAt, '/en/community/faq')
  const isSame = await evaluate(driver, () => Reflect.get(window, 'isSameDocument') === true)
  check(isSame, 'the link has loaded another document')
  await checkErrors(driver)
}

const popupTitle = () => document.querySelector('dialog[open] h2')?.textContent ?? ''

/** Checks that the popups of the main page are pages of one dialog, which opens after the choice of cookies. */
async function closePopups(driver: Driver, origin: string): Promise<void> {
  await open(driver, `${origin}/en/`)
  await evaluate(driver, () => {
    localStorage.setItem('consentCookie', '{"analytical":false,"advertising":false}')
    localStorage.setItem('consentCookieTime', String(Date.now()))
    localStorage.setItem('consentExpireTime', String(Date.now() + 86_400_000))
  })
  await open(driver, `${origin}/en/`)
  await until(driver, () => document.querySelector('dialog[open] h2') !== null)
  const titles = [await evaluate(driver, popupTitle)]
  for (let turn = 0; turn < 2; turn += 1) {
    await click(driver, 'dialog[open] div:has(> [aria-current]) + button')
    await until(
      driver,
      (last) => ![last, undefined].includes(document.querySelector('dialog[open] h2')?.textContent),
      titles.at(-1) ?? '',
    )
    titles.push(await evaluate(driver, popupTitle))
  }
  check(new Set(titles).size === 3, `popups: ${JSON.stringify(titles)}`)
  await type(driver, escapeKey)
  await until(driver, () => document.querySelector('dialog[open]') === null)
  await checkErrors(driver)
}

/** Redeems a coupon with two fields and a button. */
async function redeem(driver: Driver, origin: string): Promise<void> {
  await open(driver, `${origin}/en/coupon?code=LUMIWELCOME01`)
  await click(driver, 'main form input[name="uid"]')
  await type(driver, '1000100001')
  await click(driver, 'main form button[type="submit"]')
  await until(driver, shows, 'main form [role="status"]', 'has been redeemed')
  await checkErrors(driver)
}

/** Checks that the music plays, or that a message says that it cannot; it never skips through tracks that fail. */
async function play(driver: Driver, origin: string): Promise<void> {
  await open(driver, `${origin}/en/coupon`)
  await click(driver, '#music-tool')
  await click(driver, '#music-play')
  await until(
    driver,
    () =>
      (document.querySelector('audio')?.currentTime ?? 0) > 0 ||
      (document.body.textContent ?? '').includes("Music can't be played right now."),
  )
  const begun = await evaluate(driver, () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    return files.filter((name) => name.endsWith('.mp3')).length
  })
  check(begun <= 6, `${begun} requests of tracks`)
  await checkErrors(driver)
}

/** Checks that a page is whole in a browser that stores nothing, and that its settings last for the visit. */
async function withoutStorage(driver: Driver, origin: string): Promise<void> {
  await open(driver, `${origin}/en/settings`)
  await evaluate(driver, () => {
    const labels = Array.from(document.querySelectorAll('main label'))
    labels.find((label) => label.textContent === 'Dark')?.setAttribute('data-choice', 'dark')
  })
  await click(driver, '[data-choice="dark"]')
  await until(driver, () => document.documentElement.dataset.scheme === 'dark')
  await click(driver, 'footer a[href="/en/community/faq"]')
  await until(driver, isAt, '/en/community/faq')
  // Firefox denies the channel of the music as well.
  await until(driver, () => document.getElementById('music-tool') !== null)
  await until(driver, isAt, '/en/community/faq')
  await checkErrors(driver)
}

/** Checks that Japanese headings break between phrases on a phone; only Chromium knows phrases by itself. */
async function breakHeadings(driver: Driver, origin: string): Promise<void> {
  for (const path of ['/jp/', '/jp/community/event/540', '/jp/members']) {
    await open(driver, origin + path)
    await evaluate(driver, () => {
      document.body.style.inlineSize = '360px'
    })
    const broken = (await evaluate(driver, headingLines)).filter(isBrokenInPhrase)
    check(broken.length === 0, `lines: ${JSON.stringify(broken)}`)
  }
}

/** Checks that a page permits the inline styles that it contains, and no others, also after a visit to another page. */
async function refuseStyles(driver: Driver, origin: string): Promise<void> {
  await open(driver, `${origin}/en/settings`)
  const before = await evaluate(driver, permittedStyles)
  check(before.join() === 'own', `inline styles: ${before.join()}`)
  await click(driver, 'footer a[href="/en/community/faq"]')
  await until(driver, isAt, '/en/community/faq')
  const after = await evaluate(driver, permittedStyles)
  check(after.join() === 'own', `inline styles: ${after.join()}`)
}

/** Walks through the site in one engine. @throws at the first step that fails */
export async function runJourney(
  start: Start,
  origin: string,
  print: (line: string) => void,
): Promise<void> {
  for (const [storage, steps] of [
    // `refuseStyles` is last: Firefox logs each refused style as an error.
    [true, { breakHeadings, navigate, closePopups, redeem, play, refuseStyles }],
    [false, { withoutStorage }],
  ] as const) {
    const driver = await start({ storage })
    try {
      for (const [name, step] of Object.entries(steps)) {
        await step(driver, origin)
        print(`ok ${name}`)
      }
    } finally {
      await driver.close()
    }
  }
}
