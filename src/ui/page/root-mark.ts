import { useEffect } from 'react'

/** Marks the root of the page with an attribute while the component is mounted, for the styles of other components. */
export function useRootMark(name: string, isOn = true): void {
  useEffect(() => {
    const root = document.documentElement
    root.toggleAttribute(name, isOn)
    return () => root.removeAttribute(name)
  }, [name, isOn])
}
