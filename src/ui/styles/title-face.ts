import type { Lang } from '#i18n/lang.ts'
import { isSavingData } from '#lib/preferences.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import { idle } from '#lib/when.ts'

/** The slices of each language; English has all of its letters in the file of its headings. */
const slices: Partial<Record<Lang, () => Promise<unknown>>> = {
  kr: () => import('./faces/title-ko.css'),
  jp: () => import('./faces/title-ja.css'),
}

/**
 * Loads the rules of the slices once the browser is idle: it then loads those that the titles of content need. Without
 * them a title stays in the font of the system (docs/decisions/0010-display-face.md).
 */
export function loadTitleFace(lang: Lang): void {
  const load = slices[lang]
  if (load === undefined || isSavingData() || isPrerenderAgent(navigator.userAgent)) return
  idle(() => {
    load().catch((failure: unknown) => console.warn('the title face could not be loaded', failure))
  })
}
