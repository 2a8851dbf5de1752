import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { useMockBackend, recordCalls } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

test('shows the newest version, requested without its id, and offers the others', async () => {
  const calls = recordCalls(backend, '/api/setting/pages/terms')
  const screen = await renderRoute('/en/policy/terms')
  const versions = screen.getByRole('combobox', { name: 'Version' })
  const current = screen.getByText('In effect since May 20, 2024')
  await expect.element(current).toBeVisible()
  await screen.getByText('Other versions').click()
  await expect.element(versions).toHaveDisplayValue('v1.3 / 2024-05-20 ~ 2024.07.16')
  // The end of the last version is never next to the text that says it is in force.
  await expect.element(current).not.toBeVisible()
  await expect.element(screen.getByText(/^The latest version applies until/)).toBeVisible()
  await versions.selectOptions('v1.2 / 2024-01-15 ~ 2024-05-19')
  await screen.getByRole('button', { name: 'Show this version' }).click()
  await expect.poll(() => screen.router.state.location.search).toEqual({ version: '23' })
  await expect.element(screen.getByText(/v1\.2, January 15, 2024/)).toBeVisible()
  await expect.element(current).not.toBeInTheDocument()
  // The headings of the text are still headings.
  await expect
    .element(screen.getByRole('heading', { level: 2, name: 'Article 1: Purpose' }))
    .toBeVisible()
  expect(calls).toEqual([{ lang: 'en' }, { lang: 'en', idx: 23 }])
})

test('lists the headings of a long text, each with a link to its part', async () => {
  const screen = await renderRoute('/en/policy/terms')
  const contents = screen.getByRole('navigation', { name: 'Contents' })
  const link = contents.getByRole('link', { name: 'Article 5: Purchases and refunds' })
  // In a narrow window, the list opens over the text.
  await contents.getByText('Contents', { exact: true }).click()
  const part = document.querySelector((await link.findElement()).getAttribute('href') ?? '')
  expect(part?.querySelector('h2')?.textContent).toBe('Article 5: Purchases and refunds')
  await link.click()
  await expect.element(link).not.toBeInTheDocument()
})

test('shows the name of an article apart from its number', async () => {
  const screen = await renderRoute('/kr/policy/terms')
  const heading = screen.getByRole('heading', { name: /^제1조 ?\(목적\)/ })
  expect((await heading.findElement()).querySelector(':scope > span + span')?.textContent).toBe(
    '(목적)',
  )
})

test('shows a heading with elements of its own as the editors wrote it', async () => {
  const data = '<h2><span><span>Article 1: Purpose</span></span></h2><p>Text</p>'
  backend.use(http.post('*/api/setting/pages/terms', () => HttpResponse.json({ code: 200, data })))
  const screen = await renderRoute('/en/policy/terms')
  const heading = screen.getByRole('heading', { level: 2, name: 'Article 1: Purpose' })
  const own = (await heading.findElement()).querySelector('span > span')
  expect(own && getComputedStyle(own).fontSize).toBe(
    getComputedStyle(await heading.findElement()).fontSize,
  )
})

test.each([
  ['/en/policy/terms', 'Article 5: Purchases and refunds', null] as const,
  ['/en/policy/cookies', 'Cookies we use', '2'] as const,
])('numbers the parts of %s only if their titles have no numbers', async (path, title, number) => {
  const screen = await renderRoute(path)
  const heading = screen.getByRole('heading', { name: title })
  const part = (await heading.findElement()).closest('[id^="part-"]')
  expect(part?.getAttribute('data-number')).toBe(number)
})

test('requests the newest version without its id when the URL contains the id', async () => {
  const calls = recordCalls(backend, '/api/setting/pages/privacy-policy')
  const screen = await renderRoute('/kr/link/policy/privacy-policy?version=14')
  await expect.element(screen.getByText(/\(v1\.3\)은 2024년 5월 20일/)).toBeVisible()
  expect(calls).toEqual([{ lang: 'ko' }])
})

test('links to the newest version when the version is unknown', async () => {
  const screen = await renderRoute('/en/policy/terms?version=999')
  await screen.getByRole('link', { name: 'Show the latest version' }).click()
  await expect.element(screen.getByText(/v1\.3, May 20, 2024/)).toBeVisible()
})

test('shows the changes between the two versions in the URL', async () => {
  const calls = recordCalls(backend, '/api/setting/pages/terms')
  const screen = await renderRoute('/en/policy/terms')
  await screen.getByText('Other versions').click()
  const since = screen.getByRole('combobox', { name: 'Compare with' })
  await since.selectOptions('v1.2 / 2024-01-15 ~ 2024-05-19')
  await screen.getByRole('button', { name: 'Show this version' }).click()
  await expect.poll(() => screen.router.state.location.search).toEqual({ compare: '23' })
  await expect
    .element(screen.getByRole('insertion').filter({ hasText: 'May' }).first())
    .toBeVisible()
  await expect
    .element(screen.getByRole('deletion').filter({ hasText: 'Jan' }).first())
    .toBeVisible()
  // Articles without changes are closed. The headings of the text are still headings.
  const heading = screen.getByRole('heading', { level: 2, name: 'Article 1: Purpose' })
  await expect.element(screen.getByText(/^\d+ unchanged articles$/).first()).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
  for (const details of screen.container.querySelectorAll('details')) details.open = true
  await expect.element(heading).toBeVisible()
  // The items of lists still have their numbers.
  await expect.element(screen.getByText(/^2\. “Paid items” are/)).toBeVisible()
  await expect.element(screen.getByText(/^5\. If you receive a paid item/)).toBeVisible()
  expect(calls).toEqual([{ lang: 'en' }, { lang: 'en', idx: 23 }])
  await since.selectOptions("Don't compare")
  await screen.getByRole('button', { name: 'Show this version' }).click()
  await expect.element(screen.getByRole('insertion').first()).not.toBeInTheDocument()
})

test.for([
  ['/kr/policy/terms?version=22&compare=21', [21, 22]],
  ['/en/policy/terms?version=22&compare=24', [undefined, 22]],
  ['/en/policy/terms?version=22&compare=22', [22]],
  ['/jp/link/policy/terms?version=24&compare=21', [21, undefined]],
] as const)('%s requests only the two texts', async ([url, bodies]) => {
  const calls = recordCalls(backend, '/api/setting/pages/terms')
  const screen = await renderRoute(url)
  await expect
    .element(
      screen
        .getByText(
          /v1\.[13], (?:September 1, 2023|May 20, 2024)|\(v1\.1\)은 2023년 9월 1일|게시물에 대한 권리|（v1\.3）は、2024年5月20日/,
        )
        .last(),
    )
    .toBeVisible()
  expect(calls.map((call) => call?.idx)).toEqual(bodies)
})

test('links to the newest version when the version to compare does not exist', async () => {
  const screen = await renderRoute('/en/policy/terms?compare=999')
  await screen.getByRole('link', { name: 'Show the latest version' }).click()
  await expect.element(screen.getByText(/v1\.3, May 20, 2024/)).toBeVisible()
})

test('shows the text when the list of versions fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(http.post('*/api/setting/terms', () => new HttpResponse(null, { status: 500 })))
  const screen = await renderRoute('/en/policy/terms?version=22')
  await expect.element(screen.getByText(/v1\.1, September 1, 2023/)).toBeVisible()
})

test('shows an operator page, and "not found" for an invalid code', async () => {
  const screen = await renderRoute('/en/policy/page/guide')
  const name = screen.getByRole('heading', { name: 'Guide to island life' })
  await expect.element(name).toBeVisible()
  expect(name.elements().map(({ tagName }) => tagName)).toEqual(['H1'])
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
  expect(description).toMatch(/^Lighting lanterns · Link three or more matching tiles/)
  await expect.element(screen.getByRole('heading', { level: 2 }).nth(0)).toBeVisible()
  // The text begins with its first heading, below which no part is empty.
  const parts = Array.from(document.querySelectorAll('[id^="part-"]'), (part) => part.textContent)
  expect(parts.filter((text) => text?.trim() === '')).toEqual([])
  await screen.unmount()
  const wrong = await renderRoute('/en/policy/page/a.b')
  await expect.element(wrong.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('shows one table of recipients on the cookie policy and on the page about transmissions', async () => {
  const tables: (string | null)[] = []
  for (const url of ['/jp/policy/cookies', '/jp/link/policy/page/external-transmission'] as const) {
    const screen = await renderRoute(url)
    const table = screen.getByRole('table', { name: '情報の送信先' })
    await expect.element(table).toMatchTextContent('YouTube')
    tables.push((await table.findElement()).textContent)
    await screen.unmount()
  }
  expect(tables[1]).toBe(tables[0])
})

test('lists everything that the site can store on the cookie policy', async () => {
  const screen = await renderRoute('/en/policy/cookies')
  const title = screen.getByText('What this site can store in your browser', { exact: true })
  const text = (await title.findElement()).closest('p')?.textContent
  expect(text).toContain('Language setting, ')
  expect(text).toContain('Saved UIDs')
  expect(text).not.toContain('Other data')
})
