import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMockBackend, recordCalls } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const path = '/api/intheseom/withBTS/323'
const url = '/en/devlog/withBTS/323'

/** Returns the languages of the pairs on the page, each once. */
function pairedLangs(): string[] {
  const pairs = document.querySelectorAll<HTMLElement>('article [lang] + [lang]')
  const langs = Array.from(pairs, (other) => {
    const own = other.previousElementSibling
    return own instanceof HTMLElement ? `${own.lang} ${other.lang}` : ''
  })
  return [...new Set(langs)]
}

test('shows a message in two languages, paragraph by paragraph', async () => {
  const calls = recordCalls(backend, path)
  const screen = await renderRoute(url)
  await expect.element(screen.getByRole('radio', { name: 'English' })).toBeChecked()
  expect(calls).toEqual([{ lang: 'en' }])
  await screen.getByRole('radio', { name: 'English and Korean + 한국어' }).click()
  await expect.poll(pairedLangs).toEqual(['en ko'])
  const pairs = [...document.querySelectorAll('article [lang=en] + [lang=ko]')]
  expect(pairs.length).toBeGreaterThan(2)
  for (const korean of pairs) {
    expect(korean.textContent).toMatch(/[가-힣]/)
    expect(korean.previousElementSibling?.textContent).toMatch(/[a-z]/)
  }
  expect(calls).toEqual([{ lang: 'en' }, { lang: 'ko' }])
})

test('keeps the second language in the URL and on the device until another choice', async () => {
  const screen = await renderRoute(url)
  await screen.getByRole('radio', { name: 'English and Japanese + 日本語' }).click()
  await expect.poll(() => screen.router.state.location.search).toEqual({ with: 'jp' })
  expect(localStorage.getItem('messageLanguage')).toBe('jp')
  await expect.poll(pairedLangs).toEqual(['en ja'])
  await screen.getByRole('radio', { name: 'English' }).click()
  await expect.poll(() => screen.router.state.location.search).toEqual({})
  expect(localStorage.getItem('messageLanguage')).toBeNull()
  await expect.poll(pairedLangs).toEqual([])
})

test.each([
  [
    'the remembered language',
    '/en/devlog/withBTS/323',
    'jp',
    'English and Japanese + 日本語',
    ['en ja'],
  ],
  [
    'the language of the URL first',
    '/en/devlog/withBTS/323?with=kr',
    'jp',
    'English and Korean + 한국어',
    ['en ko'],
  ],
  [
    'only the own text for an invalid choice',
    '/en/devlog/withBTS/323?with=xx',
    '<b>',
    'English',
    [],
  ],
  [
    "only the own text for the page's language",
    '/kr/devlog/withBTS/323?with=kr',
    'kr',
    '한국어',
    [],
  ],
  [
    'a translation next to the original',
    '/kr/devlog/withBTS/323?with=en',
    '',
    '한국어와 영어 + English',
    ['ko en'],
  ],
] as const)('shows %s', async (_, url, stored, chosen, langs) => {
  if (stored) localStorage.setItem('messageLanguage', stored)
  const screen = await renderRoute(url)
  await expect.element(screen.getByRole('radio', { name: chosen })).toBeChecked()
  await expect.poll(pairedLangs).toEqual(langs)
})

test('shows only the Korean original', async () => {
  const screen = await renderRoute(url)
  await screen.getByRole('radio', { name: 'Korean original 한국어' }).click()
  const article = screen.getByRole('article')
  await expect
    .element(article.getByRole('heading', { level: 2 }).first())
    .toMatchTextContent(/[가-힣]/)
  expect(document.querySelectorAll('article div[lang=en]')).toHaveLength(0)
})

test('keeps a message readable while its second language cannot be loaded', async () => {
  backend.use(
    http.post(`*${path}`, async ({ request }) => {
      const body = await request.clone().text()
      return body.includes('"ko"') ? new HttpResponse(null, { status: 400 }) : undefined
    }),
  )
  const screen = await renderRoute(`${url}?with=kr`)
  const article = screen.getByRole('article')
  const retry = article.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  await expect.element(article.getByRole('heading', { name: 'What broke' })).toBeVisible()
  backend.resetHandlers()
  await retry.click()
  await expect.poll(pairedLangs).toEqual(['en ko'])
})

test('tells that a message has no text in the second language', async () => {
  const screen = await renderRoute('/kr/devlog/withBTS/309?with=en')
  await expect.element(screen.getByRole('note')).toMatchTextContent(/아직/)
  expect(screen.getByRole('button', { name: '다시 시도' }).elements()).toHaveLength(0)
})

test('links to the messages next to one that was opened from the list', async () => {
  const screen = await renderRoute('/en/devlog/withBTS')
  await screen.getByRole('main').getByRole('heading', { level: 2 }).nth(1).click()
  const others = screen.getByRole('navigation', { name: 'Other posts' })
  await expect.element(others.getByRole('link', { name: /^Previous post/ })).toBeVisible()
  const opened = screen.router.state.location.pathname
  await others.getByRole('link', { name: /^Next post/ }).click()
  await expect.poll(() => screen.router.state.location.pathname).not.toBe(opened)
  await others.getByRole('link', { name: /^Previous post/ }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe(opened)
})
