/** The layout shifts of a page. */
export interface Shifts {
  sum: number
  /** The first element that shifted. */
  first: string
}

/** Runs in the page before anything of it: notes what moves, and what a visitor chose before. */
export function prepare({ firstVisit, popups }: { firstVisit?: true; popups?: true }): void {
  if (window.location.protocol === 'about:') return
  const noted: Shifts = { sum: 0, first: '' }
  Object.assign(globalThis, { noted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue
      noted.sum += Number(Reflect.get(entry, 'value'))
      const node: unknown = Reflect.get(entry, 'sources')?.[0]?.node
      noted.first ||= node instanceof Element ? node.outerHTML.slice(0, 80) : 'a text'
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const now = Date.now()
  const consent = {
    consentCookie: '{"analytical":false,"advertising":false}',
    consentCookieTime: String(now - 1000),
    consentExpireTime: String(now + 86_400_000),
  }
  const closed = {
    NO_SHOW_TODAY_31: String(now + 3_600_000),
    NO_SHOW_TODAY_32: String(now + 3_600_000),
    NO_SHOW_TODAY_33: String(now + 3_600_000),
  }
  const kept = { ...(!firstVisit && consent), ...(!popups && closed) }
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value)
}
