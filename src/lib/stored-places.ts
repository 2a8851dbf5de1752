import type { PressAgain } from '#boot/early-press.ts'

/** Selectors of what of the page is not taken over yet, and whether its code is there. */
const places = new Map<string, { hasCode: boolean }>()

const placesOf = (control: Element) =>
  [...places].flatMap(([place, state]) => (control.closest(place) === null ? [] : [state]))

/** Nobody would answer a press there. */
const isStored = (control: Element) => placesOf(control).some(({ hasCode }) => !hasCode)

const isWaiting = (control: Element) => placesOf(control).length > 0

let pressAgain: PressAgain = () => Promise.resolve()

/** Does what was pressed early where the page is taken over by now, and keeps what is pressed elsewhere. */
export const answerPresses = () => pressAgain({ isStored, isWaiting })

/** Takes over what the first script has kept of the visitor's presses. */
export function takePresses(kept: PressAgain): Promise<void> {
  pressAgain = kept
  return answerPresses()
}

interface StoredPlace {
  /** Its code is there: React answers what is pressed from now on, if need be by taking over at once. */
  hasCode: () => void
  /** It is taken over, or the visitor has gone on. */
  isOver: () => void
}

/** Says that a part of the page, by its selector, will be taken over later than the rest. */
export function storePlace(place: string): StoredPlace {
  places.set(place, { hasCode: false })
  return {
    hasCode: () => {
      if (places.has(place)) places.set(place, { hasCode: true })
    },
    isOver: () => places.delete(place),
  }
}
