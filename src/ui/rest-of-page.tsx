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
 * code does not come, the HTML stays as it is.
 */
export function restOfPage(load: () => Promise<FunctionComponent>): RestOfPage {
  let begin: (() => void) | undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const Rest = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() }
    whenEngaged(() => begin?.())
    await begun
    try {
      return { default: await load() }
    } catch (failure) {
      console.warn('the rest of the page could not be fetched', failure)
      return new Promise<never>(() => undefined)
    }
  })
  return {
    element: (
      <Suspense>
        <Rest />
      </Suspense>
    ),
    async fetch() {
      await load()
      begin?.()
    },
  }
}
