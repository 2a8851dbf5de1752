import { expect, test } from 'vitest'
import { langs } from '#i18n/lang.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { mascots } from '#site-mascots.ts'
import { members } from '#site-members.ts'

useMockBackend()

test.for(langs)('/%s/members leads each card to its member', async (lang) => {
  const { container } = await renderRoute(`/${lang}/members`)
  await expect.poll(() => container.querySelector('main h1')?.textContent).toBeTruthy()
  for (const id of members) {
    const card = container.querySelector(`main a[href="/${lang}/members#${id}"]`)
    expect(card?.textContent).toContain(mascots[id].name[lang])
    const part = container.querySelector(`section#${id}`)
    expect(part?.querySelector('h2')?.textContent).toBe(mascots[id].name[lang])
    expect(part?.querySelectorAll('dd')).toHaveLength(3)
  }
})

test('loads the houses of the members as they come near', async () => {
  const { container } = await renderRoute('/en/members')
  const houses = () =>
    Array.from(container.querySelectorAll<HTMLImageElement>('main img[width="1600"]'))
  await expect.poll(() => houses().map(({ loading }) => loading)).toEqual(members.map(() => 'lazy'))
  expect(new Set(houses().map(({ src }) => src)).size).toBe(members.length)
})
