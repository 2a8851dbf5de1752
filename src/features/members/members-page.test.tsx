import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { langs } from '#i18n/lang.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute, renderSite } from '#test/render-route.tsx'
import { mascots } from '#site-mascots.ts'
import { members } from '#site-members.ts'

useMockBackend()

const linkTo = (id: string) => document.querySelector<HTMLElement>(`main nav a[href="#${id}"]`)

/** Expects the member to be the one that the window and the switch show. */
async function expectShown(id: string) {
  await expect.poll(() => linkTo(id)?.getAttribute('aria-current')).toBe('true')
  expect(document.querySelectorAll('main nav [aria-current]')).toHaveLength(1)
  await expect.poll(() => document.getElementById(id)?.getBoundingClientRect().left).toBe(0)
}

test.for(langs)('/%s/members has a screen and a link for each member, in order', async (lang) => {
  const { container } = await renderRoute(`/${lang}/members`)
  await expect.poll(() => container.querySelector('main h1')?.textContent).toBeTruthy()
  const screens = [...container.querySelectorAll('main section')]
  expect(screens.map(({ id }) => id)).toEqual(members)
  for (const [n, id] of members.entries()) {
    const name = mascots[id].name[lang]
    expect(screens[n]?.querySelector('h2')?.textContent).toBe(name)
    expect(screens[n]?.querySelectorAll('dd')).toHaveLength(2)
    expect(screens[n]?.querySelector('button')?.textContent).toContain(name)
    expect(linkTo(id)?.textContent).toContain(name)
  }
  await expectShown('pado')
})

test('shows the member of a link, of an arrow key and of Back, with the focus in its screen', async () => {
  const screen = await renderSite('/en/members')
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expectShown('pado')
  linkTo('moru')?.click()
  await expectShown('moru')
  await expect.element(screen.getByRole('heading', { name: 'Moru' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expectShown('byol')
  await expect.element(screen.getByRole('heading', { name: 'Byol' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expectShown('moru')
  screen.router.history.go(-2)
  await expectShown('moru')
  screen.router.history.back()
  await expectShown('pado')
  // Other controls keep their arrow keys.
  const volume = document.createElement('input')
  volume.type = 'range'
  document.body.append(volume)
  volume.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(volume.value).toBe('51')
  await expectShown('pado')
  volume.remove()
  // There is no member before the first.
  await userEvent.keyboard('{ArrowLeft}')
  await expectShown('pado')
})

test('shows the member of a URL, and the one that the visitor swipes to', async () => {
  const screen = await renderSite('/en/settings')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await screen.router.navigate({ to: '/members', hash: 'ipsae' })
  await expectShown('ipsae')
  await expect.element(screen.getByRole('heading', { name: 'Ipsae' })).toHaveFocus()
  // An input of the visitor ends the search for the target of the link.
  window.dispatchEvent(new WheelEvent('wheel'))
  document.getElementById('ipsae')?.parentElement?.scrollBy({ left: -window.innerWidth })
  await expectShown('byol')
})

test('loads the images of the first member at once, then of its neighbor, and the others in view', async () => {
  const { container } = await renderRoute('/en/members')
  await expect.poll(() => container.querySelectorAll('main section').length).toBe(5)
  const loadingOf = (id: string) => [
    ...new Set(
      Array.from(
        container.querySelectorAll<HTMLImageElement>(`#${id} img`),
        (image) => image.loading,
      ),
    ),
  ]
  expect(loadingOf('pado')).toEqual(['eager'])
  await expect.poll(() => loadingOf('dalbo'), { timeout: 8000 }).toEqual(['eager'])
  expect(['moru', 'byol', 'ipsae'].map(loadingOf)).toEqual([['lazy'], ['lazy'], ['lazy']])
})

test('plays a member, who moves, and waits for its end', async () => {
  delete document.documentElement.dataset.motion
  const close = vi.spyOn(AudioContext.prototype, 'close')
  const start = vi.spyOn(OscillatorNode.prototype, 'start')
  const screen = await renderRoute('/en/members')
  const button = screen.getByRole('button', { name: 'Hear Pado sing' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-disabled')
  await expect.poll(() => start.mock.calls.length).toBeGreaterThan(5)
  const figure = document.querySelector('#pado picture:last-of-type img')
  await expect.poll(() => figure?.getAnimations().length).toBe(1)
  await button.click({ force: true })
  expect(close).not.toHaveBeenCalled()
  await expect.poll(() => close.mock.calls.length, { timeout: 6000 }).toBe(1)
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})

test('leaves the button as it is in a browser that refuses sound', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('AudioContext', undefined)
  const screen = await renderRoute('/en/members')
  const button = screen.getByRole('button', { name: 'Hear Pado sing' })
  await button.click()
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})
