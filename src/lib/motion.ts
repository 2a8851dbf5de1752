/** True where the visitor, here or on the device, asked for no motion. */
export function wantsNoMotion(): boolean {
  return (
    document.documentElement.dataset.motion === 'off' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
