import type { TrackerCall } from '../../site.ts'

/** Calls one function of a tracker, where there is such a function. */
function callOne({ global, method, args }: TrackerCall): void {
  const holder: unknown = Reflect.get(globalThis, global)
  const target: unknown = method === '' ? holder : Reflect.get(Object(holder), method)
  if (typeof target === 'function') Reflect.apply(target, holder, args)
}

/** Calls each tracker that the page has; one that is missing, or throws, is passed over in silence. */
export function callTrackers(calls: readonly TrackerCall[]): void {
  for (const call of calls) {
    try {
      callOne(call)
    } catch {
      // A tracker's own fault is nothing that a visitor should notice.
    }
  }
}
