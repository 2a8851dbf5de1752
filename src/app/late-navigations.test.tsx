import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { watchNavigations } from './late-navigations.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

/** Renders a page from which `/come` loads at once and `/late` never. */
async function visit() {
  const root = createRootRoute()
  const page = (path: string, load: () => Promise<{ default: () => ReactElement }>) =>
    createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load) })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/', async () => ({ default: () => <p>start</p> })),
      page('/come', async () => ({ default: () => <p>come</p> })),
      page('/late', () => new Promise(() => undefined)),
    ]),
    history: createMemoryHistory(),
  })
  const onLate = vi.fn<() => void>()
  watchNavigations(router, onLate)
  const screen = await render(<RouterProvider router={router} />)
  await expect.element(screen.getByText('start')).toBeVisible()
  const open = (path: string) => router.history.push(path)
  return { screen, open, onLate }
}

test('a page whose code never loads is reported once, after two minutes', async () => {
  const { open, onLate } = await visit()
  open('/late')
  await vi.advanceTimersByTimeAsync(119_000)
  expect(onLate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(onLate).toHaveBeenCalledOnce()
})

test('a page that has loaded is not late, however long it is read', async () => {
  const { screen, open, onLate } = await visit()
  open('/come')
  await expect.element(screen.getByText('come')).toBeVisible()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(onLate).not.toHaveBeenCalled()
})

test('a page that was left before it loaded is not late', async () => {
  const { screen, open, onLate } = await visit()
  open('/late')
  await vi.advanceTimersByTimeAsync(60_000)
  open('/come')
  await expect.element(screen.getByText('come')).toBeVisible()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(onLate).not.toHaveBeenCalled()
})
