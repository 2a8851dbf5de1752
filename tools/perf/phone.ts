import { devices, type Browser } from 'playwright'
import { observe } from './observe.ts'
import { recordTraffic } from './traffic.ts'

/** Lighthouse's slow 4G, per request, and a phone's processor. */
const network = { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }
const slowdown = 4
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'ko-KR',
  userAgent: devices['Pixel 7'].userAgent,
  serviceWorkers: 'block' as const,
}

/** Opens a page with an empty cache on the slowed phone. */
export async function openCold(browser: Browser) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  return { context, page, session, traffic: recordTraffic(session) }
}
