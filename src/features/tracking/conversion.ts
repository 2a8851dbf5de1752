import type { TrackerCall } from '#site.ts'

/** Calls one function of a tracker, if it exists. */
function callOne({ global, method, args }: TrackerCall): void {
  const holder: unknown = Reflect.get(globalThis, global)
  const target: unknown = method === '' ? holder : Reflect.get(Object(holder), method)
  if (typeof target === 'function') Reflect.apply(target, holder, args)
}

/** Calls each tracker on the page. Missing trackers and errors are ignored. */
export function callTrackers(calls: readonly TrackerCall[]): void {
  for (const call of calls) {
    try {
      callOne(call)
    } catch {
      // Tracker errors must not affect the visitor.
    }
  }
}
