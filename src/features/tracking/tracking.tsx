import { i18n } from '@lingui/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Metric } from 'web-vitals'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { callTrackers, isStoreClick, pixelUrl, requestPixel } from './advertising.ts'
import { releaseId, sendBeacon, createBatch, sendFailures, watchFailures } from './failures.ts'

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

export type Category = 'analytical' | 'advertising'

interface TrackingProps {
  /** Checked before every request: the consent may have been withdrawn in another tab. */
  isAllowedNow: (category: Category) => boolean
}

/** Sends a pixel for each page view, and a conversion for each click on a store link. */
export function AdvertisingTracking({ isAllowedNow }: TrackingProps) {
  // The page that is shown. The location is that of the next page while the layout of this one is still there.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const viewed = useRef<string>(undefined)
  // Sends one pixel per page.
  useEffect(() => {
    const url = pixelUrl(site.tracking.pixel, langOf(i18n.locale), window.location.href)
    if (url === null || viewed.current === path || !isAllowedNow('advertising')) return
    viewed.current = path
    requestPixel(url)
  }, [path, isAllowedNow])
  // Listens for clicks on store links.
  useEffect(() => {
    const onClick = (event: Event) => {
      if (isStoreClick(event) && isAllowedNow('advertising')) {
        callTrackers(site.tracking.conversions)
      }
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', onClick, { signal })
    // The middle button also opens a link.
    document.addEventListener('auxclick', onClick, { signal })
    return () => listening.abort()
  }, [isAllowedNow])
  return null
}

/** Sends the web vitals and the failures of the visit, if their endpoints are configured. */
export function AnalyticalTracking({ isAllowedNow }: TrackingProps) {
  const url = import.meta.env.VITE_VITALS_URL || site.tracking.vitalsUrl
  // Starts the measurement.
  useEffect(() => {
    if (url === '') return
    void measureVitals((metric) => {
      if (isAllowedNow('analytical')) sendVital(url, metric)
    })
  }, [url, isAllowedNow])
  useFailureReports(isAllowedNow)
  return null
}

/** Sends failures when there are ten, and when the page is hidden. */
function useFailureReports(isAllowedNow: TrackingProps['isAllowedNow']): void {
  const queryClient = useQueryClient()
  const url = import.meta.env.VITE_ERRORS_URL || site.tracking.errors.url
  const share = Number(import.meta.env.VITE_ERRORS_SHARE || site.tracking.errors.share)
  // Watches for failures.
  useEffect(() => {
    if (url === '' || Math.random() >= share) return undefined
    const batch = createBatch((failures) => {
      if (isAllowedNow('analytical')) sendFailures(url, failures)
    })
    const watching = new AbortController()
    const { signal } = watching
    watchFailures(queryClient, batch.add, signal)
    document.addEventListener('visibilitychange', batch.flush, { signal })
    return () => watching.abort()
  }, [url, share, queryClient, isAllowedNow])
}
