import type { Interaction } from './inp.ts'

/** The measurements of a page; times in ms since the navigation began. */
interface Seen {
  fcp: number
  lcp: number
  /** Layout shifts that no input explains, and all of them. */
  shift: number
  allShift: number
  /** Start and duration of each long task. */
  tasks: [number, number][]
  interactions: Interaction[]
}

declare global {
  var seen: Seen
}

/** Runs in the page before its own code. It must not refer to anything outside of itself. */
export function observe() {
  const seen: Seen = { fcp: 0, lcp: 0, shift: 0, allShift: 0, tasks: [], interactions: [] }
  Object.assign(globalThis, { seen })
  const onInteraction = (entry: PerformanceEntry) => {
    const { name, startTime, duration } = entry
    const id = Number(Reflect.get(entry, 'interactionId') ?? 0)
    if (id > 0) seen.interactions.push({ id, name, startTime, duration })
  }
  const notes: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcp = startTime
    },
    'largest-contentful-paint': ({ startTime }) => {
      seen.lcp = startTime
    },
    'layout-shift': (entry) => {
      const value = Number(Reflect.get(entry, 'value'))
      seen.allShift += value
      if (Reflect.get(entry, 'hadRecentInput') !== true) seen.shift += value
    },
    longtask: ({ startTime, duration }) => {
      seen.tasks.push([startTime, duration])
    },
    'first-input': onInteraction,
    event: onInteraction,
  }
  for (const [type, note] of Object.entries(notes)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    const init = { type, buffered: true, durationThreshold: 16 }
    observer.observe(init)
  }
}
