import type { PressAgain } from '#boot/early-press.ts'

/** Selectors of what of the page is stored HTML still. */
const places = new Set<string>()

const isStored = (control: Element) => [...places].some((place) => control.closest(place) !== null)

let pressAgain: PressAgain = () => Promise.resolve()

/** Does what was pressed early where the page is taken over by now, and keeps what is pressed elsewhere. */
export const answerPresses = () => pressAgain(isStored)

/** Takes over what the first script has kept of the visitor's presses. */
export function takePresses(kept: PressAgain): Promise<void> {
  pressAgain = kept
  return answerPresses()
}

/**
 * Says that a part of the page, by its selector, will be taken over later than the rest.
 * @returns says that its code is there: from then on React answers
 */
export function storePlace(place: string): () => void {
  places.add(place)
  return () => places.delete(place)
}
