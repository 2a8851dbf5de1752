import { http } from 'msw'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createGate } from '#test/gate.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'

const backend = useMockBackend()

/**
 * Returns the distance of an element from the lower edge of the header, or of a screen from the edge of the window,
 * which it begins at. `null` if the focus is not in it.
 */
function distanceOf(id: string): number | null {
  const target = document.getElementById(id)
  const header = document.querySelector('header')
  if (!target?.contains(document.activeElement) || !header) return null
  const { top, left } = target.getBoundingClientRect()
  if (target.closest('[data-world]')) return left === 0 ? top : null
  return top - header.getBoundingClientRect().bottom
}

/** The target begins at the header; a scene begins with a wave behind it. */
async function expectReached(id: string) {
  await expect.poll(() => distanceOf(id)).toBeGreaterThan(-50)
  expect(distanceOf(id)).toBeLessThan(100)
}

test.for(['click', 'Enter'] as const)(
  'leads to the target of a link on the page by %s, and back to the link',
  async (by) => {
    const screen = await renderSite('/en/game')
    const link = screen.getByRole('main').getByRole('link', { name: 'Dusk Courier' })
    await expect.element(link).toBeVisible()
    const id = link.element().getAttribute('href')?.slice(1) ?? ''
    let leftAt = -1
    const note = () => {
      leftAt = window.scrollY
    }
    const follow = async () => {
      const begin = by === 'click' ? 'pointerdown' : 'keydown'
      window.addEventListener(begin, note, { capture: true, once: true })
      if (by === 'click') {
        await link.click()
        return
      }
      link.element().focus()
      await userEvent.keyboard('{Enter}')
    }
    link.element().scrollIntoView({ block: 'end' })
    await follow()
    await expectReached(id)
    expect(window.scrollY).not.toBe(leftAt)
    screen.router.history.back()
    await expect.poll(() => window.scrollY).toBe(leftAt)
    await expect.element(link).toHaveFocus()

    // The same link once more, and again on the page that already has its URL.
    await follow()
    await expectReached(id)
    const first = leftAt
    window.scrollTo({ top: first, behavior: 'instant' })
    await follow()
    await expectReached(id)
    screen.router.history.back()
    await expect.poll(() => window.scrollY).toBe(first)
  },
)

test('leads to the target of a link on another page, also if its content loads later', async () => {
  const screen = await renderSite('/en/settings')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await screen.router.navigate({ to: '/members', hash: 'ipsae' })
  await expectReached('ipsae')
  const gate = createGate()
  backend.use(http.post('*/api/community/faq', () => gate.opened.then(() => undefined)))
  await screen.router.navigate({ to: '/community/faq', hash: 'faq-230' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  gate.open()
  await expect.poll(() => document.getElementById('faq-230')).not.toBeNull()
  await expectReached('faq-230')
  // A link without a hash leads to the top.
  await screen.router.navigate({ to: '/community/faq' })
  await expect.poll(() => window.scrollY).toBe(0)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('leads to an answer whose link is clicked again after that of another one', async () => {
  // Each link replaces the entry of the document.
  const screen = await renderSite('/en/community/faq')
  await expect.poll(() => document.querySelectorAll('main li > details').length).toBe(30)
  const answers = [...document.querySelectorAll('main li:has(> details)')]
  for (const answer of [answers.at(0), answers.at(-1), answers.at(0)]) {
    answer?.querySelector('details')?.setAttribute('open', '')
    const link = answer?.querySelector<HTMLElement>('a[href*="#faq-"]')
    link?.focus()
    await userEvent.keyboard('{Enter}')
    await expectReached(answer?.id ?? '')
  }
  expect(screen.router.history.location.state.__TSR_index).toBe(0)
})

test('follows links in the HTML of editors, and survives one that leads nowhere', async () => {
  const screen = await renderSite('/en/members')
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const html = '<p><a href="#100%">broken</a> <a href="#byol">whole</a> <a href="#">top</a></p>'
  document.querySelector('#pado blockquote')?.insertAdjacentHTML('afterend', html)
  await screen.getByRole('link', { name: 'broken' }).click()
  await expect.poll(() => screen.router.state.location.hash).not.toBe('')
  await screen.getByRole('link', { name: 'whole' }).click()
  await expectReached('byol')
})

const pages = [
  '/en/settings',
  '/en/coupon',
  '/en/community/news',
  '/en/community/event/541',
  '/en/ranking/level',
  '/en/survey/71',
  '/en/policy/privacy-policy',
  '/en/game',
] as const

/** Returns true if the header, or a bar of the page below it, covers all of an element. */
function isCovered(node: Element): boolean {
  const { top, left, width, height } = node.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint(left + width / 2, Math.max(0, top + part * height)),
  )
  return points.every((found) => found !== null && !node.contains(found) && !found.contains(node))
}

test.for(pages)('%s: nothing that gets the focus is behind the header', async (path) => {
  const screen = await renderSite(path)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  // The session is requested after the first render.
  await expect.poll(() => screen.getByText('Loading', { exact: true }).elements()).toEqual([])
  const all = document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, input, select, textarea, summary), footer a',
  )
  // A leaderboard has hundreds.
  const step = Math.ceil(all.length / 40)
  const controls = [...all].filter((_, index) => index % step === 0)
  const covered: string[] = []
  let count = 0
  for (const control of controls) {
    const { top, height } = control.getBoundingClientRect()
    const isPlaced = control.checkVisibility({ visibilityProperty: true }) && height > 0
    const isSticky = control.closest('main nav') !== null && path.includes('event')
    if (!isPlaced || isSticky || control.matches(':disabled')) continue
    // Its upper edge at that of the window.
    window.scrollTo({ top: window.scrollY + top, behavior: 'instant' })
    control.focus()
    count += 1
    if (isCovered(control)) covered.push(control.outerHTML.slice(0, 120))
    control.blur()
  }
  expect(count).toBeGreaterThan(5)
  expect(covered).toEqual([])
})

test('does not move the page when a control of the header gets the focus', async () => {
  const screen = await renderSite('/en/ranking/level')
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  for (const control of document.querySelectorAll<HTMLElement>('header :is(a, button, summary)')) {
    if (!control.checkVisibility()) continue
    window.scrollTo({ top: 1200, behavior: 'instant' })
    const { scrollY } = window
    control.focus()
    expect(window.scrollY, control.outerHTML.slice(0, 120)).toBe(scrollY)
  }
})
