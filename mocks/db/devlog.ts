import type { DevlogDetail, ServerLang } from '../wire.ts'
import { dayAt, stamp } from './calendar.ts'
import { devlogFrame, devlogThemes } from './devlog-bodies.ts'
import { devlogTitles } from './devlog-texts.ts'
import { videoId } from './media.ts'
import { cycle, fill } from './text.ts'

const count = 24
const newestId = 324

/** Themes of `devlog-bodies.ts` by the place of a title in its row of eight. */
const themeOfTitle = [0, 1, 2, 3, 3, 1, 1, 0]

const missing: Partial<Record<ServerLang, readonly number[]>> = { en: [309], ja: [309, 316] }

function post(lang: ServerLang, today: number, age: number): DevlogDetail {
  const idx = newestId - age
  const written = count - 1 - age
  const [lead, ...points] = cycle(devlogThemes, cycle(themeOfTitle, written))
  const [listHeading = '', ...frame] = devlogFrame.map((part) =>
    fill(part[lang], {
      seed: 1 + (written % 8),
      stages: 36 + age,
      fixes: 90 + 3 * age,
      cups: 800 + 11 * age,
    }),
  )
  const list = points.map((point) => `<li>${point[lang]}</li>`).join('')
  const summary = lead?.[lang] ?? ''
  return {
    idx,
    title: cycle(devlogTitles, written)[lang],
    regDt: stamp(dayAt(today, -3 - age * 14, 18)),
    ...(age % 5 !== 4 && { thumbUrl: `/game-data/art/devlog-${idx}-640x360.webp` }),
    ...(age % 6 !== 5 && { summary }),
    contents: [`<p>${summary}</p>`, listHeading, `<ul>${list}</ul>`, ...frame].join('\n'),
    ...(age % 5 === 1 && { youtubeUrl: `https://youtu.be/${videoId(`devlog ${idx}`)}` }),
  }
}

/** All messages of the developers that exist in `lang`, the newest first. */
export function devlog(lang: ServerLang, today: number): DevlogDetail[] {
  return Array.from({ length: count }, (_, age) => post(lang, today, age)).filter(
    ({ idx }) => !missing[lang]?.includes(idx),
  )
}
