import { lazy, type FunctionComponent } from 'react'

/** Loads a component on its first use; renders nothing if its code does not load, which is logged. */
export function lazyExtra<TProps extends object>(load: () => Promise<FunctionComponent<TProps>>) {
  return lazy<FunctionComponent<TProps>>(async () => {
    try {
      return { default: await load() }
    } catch (failure) {
      console.warn('an extra of the page could not be loaded', failure)
      return { default: () => null }
    }
  })
}
