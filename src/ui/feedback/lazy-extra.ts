import { lazy, type FunctionComponent } from 'react'
import { loadTwice } from '#lib/load-error.ts'

/**
 * Loads a component on its first use. If its code does not load, it renders nothing and logs the
 * error.
 */
export function lazyExtra<TProps extends object>(load: () => Promise<FunctionComponent<TProps>>) {
  return lazy<FunctionComponent<TProps>>(async () => {
    try {
      return { default: await loadTwice(load) }
    } catch (failure) {
      console.warn('an extra of the page could not be loaded', failure)
      return { default: () => null }
    }
  })
}
