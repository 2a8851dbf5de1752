import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/**
 * Renders an app to HTML.
 * @throws the first error of a component. React itself would leave out the `Suspense` boundary around
 * it and expect the browser to render it.
 */
export async function prerenderedHtml(app: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(app, {
    onError: (error) => {
      errors.push(error)
    },
    // React would otherwise move a long section to the end of the page and rely on a script to
    // insert it.
    progressiveChunkSize: Infinity,
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}
