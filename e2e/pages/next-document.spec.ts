import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../hydrated.ts'
import { rejectCookies } from '../reject-cookies.ts'

// docs/decisions/0018-next-document.md
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

test('fetches the document of another language when its link is pressed, and no page of the router', async ({
  page,
  context,
}) => {
  const fetched: string[] = []
  context.on('request', (request) => {
    if (request.headers()['sec-purpose'] !== undefined) {
      fetched.push(new URL(request.url()).pathname)
    }
  })
  const press = async (link: Locator) => {
    await link.hover()
    await page.mouse.down()
  }
  await rejectCookies(page)
  await page.goto('/kr/community/faq')
  await hydrated(page)
  await press(page.locator('header a[href$="/ranking"]:visible').first())
  await page.locator('h1').hover()
  await page.mouse.up()
  await press(page.locator('footer a[hreflang="en"]'))
  await expect.poll(() => fetched).toEqual(['/en/community/faq'])
})
