import type { Metric } from 'web-vitals'

let isMeasuring = false

/**
 * Measures the visit from here on, once for a document, and hands each figure to `report`. What was
 * begun cannot be stopped: `report` decides each time whether it may still be told.
 */
export async function measureVitals(report: (metric: Metric) => void): Promise<void> {
  if (isMeasuring) return
  isMeasuring = true
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
  } catch {
    // Not to be had: the next page that is loaded measures again.
    isMeasuring = false
  }
}

/** Sends one figure, also while the page goes; the page is told by its path alone. */
export function sendVital(address: string, { name, value, rating, id }: Metric): void {
  const { pathname } = window.location
  navigator.sendBeacon(address, JSON.stringify({ name, value, rating, id, page: pathname }))
}
