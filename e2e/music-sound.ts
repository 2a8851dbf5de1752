import { expect, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../tools/chromium.ts'

/** A Chromium that decides on autoplay as `policy` says, for `test.use` at the top of a file. */
export const browserWith = (
  policy: 'document-user-activation-required' | 'no-user-gesture-required',
) => ({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--autoplay-policy=${policy}`],
  },
})

/**
 * Has the page log the result of each `play()`. Playwright's own calls
 * into a page count as user activation: a test of a refused autoplay may only listen.
 */
export async function logPlays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Called with its element below.
    // oxlint-disable-next-line typescript/unbound-method
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = async function playAndLog() {
      try {
        await play.call(this)
        console.warn('play: started')
      } catch (refusal) {
        console.warn(`play: ${refusal instanceof Error ? refusal.name : 'failed'}`)
        throw refusal
      }
    }
  })
}

/** Lines of `logPlays`. */
export const playLog = /^warning: play: /

/** Returns the next result of `play()`. */
export const nextPlay = async (page: Page) =>
  (await page.waitForEvent('console', (line) => line.text().startsWith('play: '))).text()

/** Returns the source and the position of the page's one audio element. */
export const readAudio = (page: Page) =>
  page.evaluate(() => {
    const [audio, ...others] = document.querySelectorAll('audio')
    if (audio === undefined || others.length > 0) throw new Error('There is not one audio element.')
    const { paused, currentTime } = audio
    return { file: audio.getAttribute('src'), paused, currentTime }
  })

/** The music goes on: its time does. */
export async function expectToGoOn(page: Page): Promise<void> {
  const { currentTime } = await readAudio(page)
  await expect.poll(async () => (await readAudio(page)).currentTime).not.toBe(currentTime)
}

/** Hears what comes out of the audio element from now on. @returns reads how loud it is, 0 for silence */
export async function hear(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    const audio = document.querySelector('audio')
    if (audio === null) throw new Error('There is no audio element.')
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaElementSource(audio).connect(analyser).connect(context.destination)
    await context.resume()
    const samples = new Float32Array(analyser.fftSize)
    const loudness = () => {
      analyser.getFloatTimeDomainData(samples)
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    }
    Object.assign(window, { loudness })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'loudness')()))
}
