import { mkdir, writeFile } from 'node:fs/promises'
import { decibels, meanOf, peakOf, seamOf } from './loudness.ts'
import { toMp3 } from './mp3.ts'
import { loopNames, playLoop } from './tracks.ts'

// `npm run music`: synthesizes the loops of the mock backend into mocks/files/music/.
const folder = new URL('../../files/music/', import.meta.url)

await mkdir(folder, { recursive: true })
for (const name of loopNames) {
  const sound = playLoop(name, 24_000)
  const file = await toMp3(sound)
  await writeFile(new URL(`${name}.mp3`, folder), file)
  const { seam, within } = seamOf(sound)
  const lines = [
    name.padEnd(16),
    `${(sound.sides[0].length / sound.rate).toFixed(3)} s, ${(file.length / 1000).toFixed(0)} kB,`,
    `peak ${decibels(peakOf(sound)).toFixed(1)} dB, mean ${decibels(meanOf(sound)).toFixed(1)} dB,`,
    `step at the seam ${seam.toFixed(4)}, within up to ${within.toFixed(4)}`,
  ]
  process.stdout.write(`${lines.join(' ')}\n`)
}
