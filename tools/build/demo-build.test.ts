import { build, type Manifest } from 'vite'
import { expect, test } from 'vitest'
import { scriptsOf } from './page-scripts.ts'

/** What a demo build would write, by its name; nothing of it reaches the disk. */
async function demoFiles() {
  const built = await build({ mode: 'mock', logLevel: 'silent', build: { write: false } })
  if (!('output' in built)) throw new Error('One build gives one output.')
  return new Map(built.output.map((file) => [file.fileName, file]))
}

test('a demo build, which has the debug panel too, is bundled and its pages find their scripts', async () => {
  const files = await demoFiles()
  const manifest = files.get('.vite/manifest.json')
  if (manifest?.type !== 'asset') throw new Error('The build has no manifest.')
  const parsed: Manifest = JSON.parse(String(manifest.source))
  for (const routeId of ['/_main/', '/_main/coupon', '/_main/kit', '/_link/link/coupon']) {
    const { scripts } = scriptsOf(parsed, { routeIds: [routeId], laterIds: [], hasData: false })
    expect(scripts, routeId).not.toEqual([])
  }
})
