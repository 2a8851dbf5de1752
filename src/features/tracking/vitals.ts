import type { Metric } from 'web-vitals'
import { releaseId, sendBeacon } from './beacon.ts'

let isMeasuring = false

/**
 * Measures the web vitals once per document and passes each metric to `report`. Started observers can't be
 * stopped, so `report` checks the consent each time.
 */
export async function measureVitals(report: (metric: Metric) => void): Promise<void> {
  if (isMeasuring) return
  isMeasuring = true
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
  } catch {
    // Failed to load: retry on the next page.
    isMeasuring = false
  }
}

/** Returns the path of the page that was loaded: metrics that are sent later still belong to it. */
function loadedPage(): string {
  const [load] = performance.getEntriesByType('navigation')
  return new URL(load?.name ?? window.location.href).pathname
}

/** Sends one metric, even while the page unloads. Contains only the path of the page. */
export function sendVital(url: string, { name, value, rating, id }: Metric): void {
  sendBeacon(url, { release: releaseId(), name, value, rating, id, page: loadedPage() })
}
