import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { createAppRouter } from '#app/router.tsx'
import { isRecord } from '#lib/collections.ts'
import { idPattern } from '#lib/record-id.ts'

const history = createMemoryHistory()

/** The routes that have a page. */
export const pageRoutes = Object.values(
  createAppRouter({ lang: 'kr', queryClient: new QueryClient(), history }).routesByPath,
)

/** Returns the paths of the routes with this value in an option, without those in the webview. */
function pathsWith(option: 'params' | 'validateSearch', has: (value: object) => boolean) {
  return pageRoutes.flatMap(({ fullPath, options }) => {
    const value: unknown = Reflect.get(options, option)
    return isRecord(value) && has(value) && !fullPath.startsWith('/link/') ? [fullPath] : []
  })
}

/** The lists with numbered pages, such as `/survey`: their search params have `page`. */
export const numberedLists = pathsWith(
  'validateSearch',
  ({ defaults }: { defaults?: unknown }) => isRecord(defaults) && 'page' in defaults,
)
  .filter((path) => !path.includes('$'))
  .map((path) => `/${path.slice(1).replace(/\/$/, '')}` as const)

/** The paths of pages with an id, such as `/survey/`, before the id. */
export const pathsBeforeId = pathsWith(
  'params',
  ({ pattern }: { pattern?: unknown }) => pattern === idPattern,
).map((path) => `/${path.slice(1).replace(/\$\w+$/, '')}` as const)
