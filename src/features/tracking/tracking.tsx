import { i18n } from '@lingui/core'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { langOf } from '#i18n/lang.ts'
import { site } from '../../site.ts'
import { callTrackers } from './conversion.ts'
import { pixelAddress, requestPixel } from './pixel.ts'
import { isStorePress } from './store-press.ts'
import { measureVitals, sendVital } from './vitals.ts'

export type Category = 'analytical' | 'advertising'

interface TrackingProps {
  /** Asked before everything that is sent, each time: a choice may have been withdrawn anywhere. */
  isAllowedNow: (category: Category) => boolean
}

/** The pixel of every page view, and the conversion of a press on a store link. */
export function AdvertisingTracking({ isAllowedNow }: TrackingProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const viewed = useRef('')
  // Tells the advertising of the page that is shown, once for each.
  useEffect(() => {
    const address = pixelAddress(site.tracking.pixel, langOf(i18n.locale), window.location.href)
    if (address === null || viewed.current === path || !isAllowedNow('advertising')) return
    viewed.current = path
    requestPixel(address)
  }, [path, isAllowedNow])
  // Listens to the document for presses on store links.
  useEffect(() => {
    const onPress = (event: Event) => {
      if (isStorePress(event) && isAllowedNow('advertising')) {
        callTrackers(site.tracking.conversions)
      }
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', onPress, { signal })
    // The middle button opens a link as well.
    document.addEventListener('auxclick', onPress, { signal })
    return () => listening.abort()
  }, [isAllowedNow])
  return null
}

/** The web vitals of the visit, where there is somebody to tell. */
export function AnalyticalTracking({ isAllowedNow }: TrackingProps) {
  const address = site.tracking.vitalsAddress
  // Listens to the browser's own measurements.
  useEffect(() => {
    if (address === '') return
    void measureVitals((metric) => {
      if (isAllowedNow('analytical')) sendVital(address, metric)
    })
  }, [address, isAllowedNow])
  return null
}
