import { lazy, Suspense, type FunctionComponent, type ReactElement } from 'react'
import { whenEngaged } from '#lib/engaged.ts'

export interface RestOfPage {
  /**
   * Where the rest stands. Always this same element: one made anew would be an update, and React would
   * then take the stored HTML away for as long as the code is on its way.
   */
  readonly element: ReactElement
  /** Fetches the code now: for a page that is not stored. @throws where it does not come */
  fetch(): Promise<void>
}

/**
 * What a stored page has below its first screen. It stands there as HTML, whose links and menus are the
 * browser's own; its code is fetched, and it is hydrated, once the visitor takes the page up. Where the
 * code does not come, the HTML stays as it is, until another fetch brings it.
 */
export function restOfPage(load: () => Promise<FunctionComponent>): RestOfPage {
  let settle: ((Loaded: FunctionComponent) => void) | undefined
  const loaded = new Promise<FunctionComponent>((resolve) => {
    settle = resolve
  })
  const fetch = async () => settle?.(await load())
  const fetchQuietly = () =>
    fetch().catch((failure) => console.warn('the rest of the page could not be fetched', failure))
  const Rest = lazy(async () => {
    if (import.meta.env.SSR) await fetch()
    else whenEngaged(() => void fetchQuietly())
    return { default: await loaded }
  })
  return {
    element: (
      <Suspense>
        <Rest />
      </Suspense>
    ),
    fetch,
  }
}
