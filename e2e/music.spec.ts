import { expect, test } from './fixtures.ts'
import {
  browserWith,
  expectToGoOn,
  hear,
  nextPlay,
  readAudio,
  logPlays,
  playLog,
} from './music-sound.ts'
import { rejectCookies } from './reject-cookies.ts'
import { fullOnly } from './visits.ts'

// A browser that refuses autoplay, as on nearly every phone.
test.use({
  ...browserWith('document-user-activation-required'),
  expectedConsole: { lines: [playLog] },
})

// At most one thing floats over a page: the chip waits for the choice of cookies, and for the language hint.
test.beforeEach(async ({ page }) => {
  await rejectCookies(page)
  await page.addInitScript(() => {
    if (window.location.protocol !== 'about:') localStorage.setItem('languageHintSeen', '1')
  })
})

const storedStatus = () => window.localStorage.getItem('bgmPlayStatus')

test('after a refused autoplay a click starts the music, which plays on across pages', async ({
  page,
}) => {
  await logPlays(page)
  const played = nextPlay(page)
  await page.goto('/en/devlog/withBTS')
  expect(await played).toBe('play: NotAllowedError')
  const chip = page.getByRole('button', { name: 'Press to play music' })
  // No popup covers the page.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Music' })).toBeVisible()
  await expect(chip).toHaveCount(0)
  await page.mouse.wheel(0, 200)
  await expect(chip).toBeVisible()
  // That is no pause.
  expect(await page.evaluate(storedStatus)).toBeNull()

  await chip.click()
  await expect(page.getByRole('button', { name: 'Pause music' })).toBeFocused()
  await expect(chip).toHaveCount(0)
  const loudness = await hear(page)
  await expect.poll(loudness).toBeGreaterThan(0.001)
  await expectToGoOn(page)

  // The list of another page lacks the playing track: its first one plays, out of the same element.
  const { file } = await readAudio(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/en/community/faq')
  await expect.poll(async () => (await readAudio(page)).file).not.toBe(file)
  await expect.poll(async () => (await readAudio(page)).paused).toBe(false)
  await expect.poll(loudness).toBeGreaterThan(0.001)
  await expectToGoOn(page)

  // A page without music is silent, and the next with it goes on.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/en/settings')
  await expect.poll(async () => (await readAudio(page)).file).toBeNull()
  await expect.poll(loudness).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/en/community/faq')
  await expect.poll(loudness).toBeGreaterThan(0.001)
})

test(
  'the chip can be closed, and the music bar opened from the header',
  fullOnly,
  async ({ page }) => {
    await logPlays(page)
    const played = nextPlay(page)
    await page.goto('/kr/ranking/level')
    expect(await played).toBe('play: NotAllowedError')
    await page.mouse.wheel(0, 200)
    const chip = page.getByRole('complementary', { name: '배경 음악' })
    await chip.getByRole('button', { name: '닫기' }).click()
    await expect(chip).toHaveCount(0)
    const tool = page.getByRole('banner').getByRole('button', { name: '음악' })
    await expect(tool).toBeFocused()
    await tool.press('Enter')
    await expect(page.getByRole('button', { name: '음악 재생' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectToGoOn(page)
  },
)

test('the menu of a small phone does not cover the music bar', fullOnly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // Its tracks do not play by themselves, which would open the bar.
  await page.goto('/en/coupon')
  await page.getByRole('banner').getByRole('button', { name: 'Music' }).click()
  const bar = await page.getByRole('region', { name: 'Background music' }).boundingBox()
  await page.locator('summary', { hasText: 'Menu' }).click()
  const settings = page.getByRole('banner').getByRole('link', { name: 'Settings' })
  await expect(settings).toBeVisible()
  const menu = await settings.locator('..').boundingBox()
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
