import { useState } from 'react'
import { useSavingData } from '#ui/when/use-saving-data.ts'

/**
 * Below 40rem. The build does not lower media attributes for old browsers as it does stylesheets.
 */
const narrowWindow = '(max-width: 639px)'

interface NarrowSourceProps {
  url: string
  /** True if the image loads at once, before the device is known. */
  priority: boolean
}

/**
 * Renders the source of the smaller of two images: for narrow windows, and for all windows if data
 * is saved. An image that the prerendered page has requested already is not requested in a second
 * size.
 */
export function NarrowSource({ url, priority }: NarrowSourceProps) {
  const savesData = useSavingData()
  const [wasPrerendered] = useState(savesData === null)
  const always = savesData === true && !(priority && wasPrerendered)
  return <source media={always ? undefined : narrowWindow} srcSet={url} />
}
