import { expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'
import { isGivenUp, isListAndDetail } from './view-transition.ts'

useMockBackend()

test.for<[string, string, boolean]>([
  ['/community/news', '/community/news/1060', true],
  ['/community/news/1060', '/community/news', true],
  ['/media', '/media/441', true],
  ['/community/news/1060', '/community/news/1059', false],
  ['/community/news', '/community/event', false],
  ['/', '/community/news', false],
  ['/', '/community/event/610', true],
  ['/', '/members', true],
  ['/members', '/members', false],
  ['/community/event/610', '/', true],
  ['/community/news', '/community/news', false],
])('%s to %s: %s', ([from, to, turns]) => {
  expect(isListAndDetail(from, to)).toBe(turns)
})

test.for<[string, unknown, boolean]>([
  ['skipped', new DOMException('Transition was skipped', 'AbortError'), true],
  [
    'too slow',
    new DOMException('Transition was aborted because of timeout in DOM update', 'TimeoutError'),
    true,
  ],
  [
    'in a hidden page',
    new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'),
    true,
  ],
  ['another error of the page', new DOMException('The request was aborted', 'AbortError'), false],
  ['no error of the browser', new Error('Transition was skipped'), false],
])('knows the error of a transition: %s', ([, reason, isIt]) => {
  expect(isGivenUp(reason)).toBe(isIt)
})

async function openNotice() {
  const start = vi.spyOn(document, 'startViewTransition')
  const screen = await renderSite('/en/community/news')
  await screen.getByRole('list', { name: 'Posts, newest first' }).getByRole('link').first().click()
  await expect.element(screen.getByRole('article')).toBeVisible()
  return start
}

test('animates between a list and its detail', async () => {
  delete document.documentElement.dataset.motion
  expect(await openNotice()).toHaveBeenCalledOnce()
})

test('does not animate when motion is off', async () => {
  expect(await openNotice()).not.toHaveBeenCalled()
})

test('changes the section at once', async () => {
  delete document.documentElement.dataset.motion
  const start = vi.spyOn(document, 'startViewTransition')
  const screen = await renderSite('/en/community/news')
  await screen.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  expect(start).not.toHaveBeenCalled()
})
