import { storage } from '#lib/storage.ts'
import { idle } from '#lib/when.ts'
import { site } from '#site.ts'
import { useFromBrowser } from '#ui/when/hydration.tsx'
import { useWhen } from '#ui/when/use-when.ts'

/** The key in storage of what was played in this browser. */
export const lanternsKey = 'lanterns'

const onPlay = (listener: () => void) => storage.subscribe(lanternsKey, listener)
const hasPlayed = () => storage.getItem(lanternsKey) !== null
const notKnown = () => false

/** Returns true if a board was played in this browser, once the browser is idle. */
export function useHasPlayed(): boolean {
  const isIdle = useWhen(idle)
  return useFromBrowser(onPlay, hasPlayed, notKnown) && isIdle && site.hasLanterns
}
