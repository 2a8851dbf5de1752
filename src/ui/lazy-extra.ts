import { lazy, type FunctionComponent } from 'react'

/**
 * A component whose code is fetched with its first use, and that a page can do without: where its code
 * does not come, nothing stands in its place and the page is whole.
 */
export function lazyExtra<TProps extends object>(load: () => Promise<FunctionComponent<TProps>>) {
  return lazy<FunctionComponent<TProps>>(async () => {
    try {
      return { default: await load() }
    } catch (failure) {
      console.warn('an extra of the page could not be fetched', failure)
      return { default: () => null }
    }
  })
}
