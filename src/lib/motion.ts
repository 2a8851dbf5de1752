/** Returns true if the visitor disabled motion, on this site or on the device. */
export function wantsNoMotion(): boolean {
  return (
    document.documentElement.dataset.motion === 'off' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
