import { useState } from 'react'
import { useSavingData } from '#ui/when/use-saving-data.ts'

/** Below 40rem; media attributes are not lowered for old browsers as style sheets are. */
const narrowWindow = '(max-width: 639px)'

interface NarrowSourceProps {
  address: string
  /** The picture is asked for at once, before anything can be known of the device. */
  priority: boolean
}

/**
 * The smaller of two pictures: for narrow windows, and for every window where data is saved. One
 * that the prerendered page has asked for already is not asked for in a second size.
 */
export function NarrowSource({ address, priority }: NarrowSourceProps) {
  const saves = useSavingData()
  const [wasPrerendered] = useState(saves === null)
  const always = saves === true && !(priority && wasPrerendered)
  return <source media={always ? undefined : narrowWindow} srcSet={address} />
}
