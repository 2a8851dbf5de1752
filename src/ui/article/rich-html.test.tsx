import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { activateLang } from '#i18n/catalog.ts'
import { MessageText } from '#i18n/message-text.tsx'
import { RichHtml } from './rich-html.tsx'

async function site() {
  await activateLang('en')
  const root = createRootRoute()
  const page = (path: string) => createRoute({ getParentRoute: () => root, path })
  const paths = ['/', '/community/news/$newsIdx', '/link/community/news/$newsIdx', '/coupon']
  const router = createRouter({
    routeTree: root.addChildren(paths.map(page)),
    basepath: '/kr',
    history: createMemoryHistory({ initialEntries: ['/kr/'] }),
  })
  await router.load()
  const around = (html: string, embedded = false) => (
    <I18nProvider i18n={i18n} defaultComponent={MessageText}>
      <RouterContextProvider router={router}>
        <RichHtml html={html} embedded={embedded} />
      </RouterContextProvider>
    </I18nProvider>
  )
  return { router, around }
}

test('shows the text of an editor without active content', async () => {
  const { around } = await site()
  const { container, getByRole } = await render(
    around('<h1>Festival</h1><p onclick="x" style="color:red">Lit<script>x</script></p>'),
  )
  await expect.element(getByRole('heading', { level: 2, name: 'Festival' })).toBeVisible()
  expect(container.innerHTML).toContain('<p>Lit</p>')
})

test('replaces the text when `html` changes', async () => {
  const { around } = await site()
  const { getByText, rerender } = await render(around('<p>one</p>'))
  await expect.element(getByText('one')).toBeVisible()
  await rerender(around('<p>two</p>'))
  await expect.element(getByText('two')).toBeVisible()
  await expect.element(getByText('one')).not.toBeInTheDocument()
})

test('opens links of the site with the router, in the language of the page', async () => {
  const { router, around } = await site()
  const { getByRole } = await render(around('<a href="/community/news/3?page=2">News</a>'))
  const link = getByRole('link', { name: 'News' })
  await expect.element(link).toHaveAttribute('href', '/kr/community/news/3?page=2')
  await link.click()
  await expect.poll(() => router.history.location.pathname).toBe('/kr/community/news/3')
})

test('leaves a click with a modifier key to the browser', async () => {
  const { router, around } = await site()
  const { getByRole } = await render(around('<a href="/coupon">Coupon</a>'))
  const link = getByRole('link', { name: 'Coupon' })
  await expect.element(link).toBeVisible()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  let prevented: boolean | undefined
  const seen = (event: Event) => {
    prevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', seen, { once: true })
  link.element().dispatchEvent(click)
  expect(prevented).toBe(false)
  expect(router.history.location.pathname).toBe('/kr/')
})

test('in the webview, maps links to their webview pages and opens other sites in the same view', async () => {
  const { around } = await site()
  const html = '<a href="/community/news/3">News</a><a href="https://a.example">Away</a>'
  const { getByRole } = await render(around(html, true))
  const news = getByRole('link', { name: 'News' })
  await expect.element(news).toHaveAttribute('href', '/kr/link/community/news/3')
  await expect.element(getByRole('link', { name: 'Away' })).not.toHaveAttribute('target')
})

test('keeps the prerendered text through hydration, until `html` changes', async () => {
  const { around } = await site()
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = '<div class="rich"><p>prerendered</p></div>'
  const paragraph = box.querySelector('p')
  const root = hydrateRoot(box, around('<p>prerendered</p>'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(box.querySelector('p')).toBe(paragraph)
  root.render(around('<p>fresh</p>'))
  await expect.poll(() => box.textContent).toBe('fresh')
  root.render(around('<p>prerendered</p>'))
  await expect.poll(() => box.textContent).toBe('prerendered')
  root.unmount()
  box.remove()
})

test('shows a text that is too long to sanitize as plain text', async () => {
  const { around } = await site()
  const { container, getByText } = await render(around('<b>word</b> '.repeat(60_000)))
  await expect.element(getByText(/without its formatting/)).toBeVisible()
  expect(container.querySelector('b')).toBeNull()
})

test('renders a tile with the alternative text in place of an image that cannot be loaded', async () => {
  const { around } = await site()
  const { container, getByText } = await render(
    around('<p><img src="/nowhere/lost.png" alt="The pier" width="200" height="100"></p>'),
  )
  await expect.element(getByText('The pier')).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
  const { width, height } = getByText('The pier').element().getBoundingClientRect()
  expect([width, height]).toEqual([200, 100])
})

test('requests an image again that failed while the device was offline', async () => {
  const { around } = await site()
  const { container, getByText } = await render(
    around('<p><img src="/game-data/art/visual-1-640x1200.webp" alt="The pier"></p>'),
  )
  const image = () => container.querySelector('img')
  image()?.dispatchEvent(new Event('error'))
  await expect.element(getByText('The pier')).toBeVisible()
  expect(image()).toBeNull()
  window.dispatchEvent(new Event('online'))
  await expect.element(getByText('The pier')).not.toBeInTheDocument()
  await expect.poll(() => image()?.naturalWidth).toBeGreaterThan(0)
})

const table = (columns: number) => `<table><tr>${'<td>x</td>'.repeat(columns)}</tr></table>`

test('lets the keyboard scroll a table only while it is wider than the text', async () => {
  const { around } = await site()
  const { container } = await render(around(table(2) + table(3) + table(4)))
  const focusable = () =>
    Array.from(container.querySelectorAll('table'), ({ tabIndex }) => tabIndex === 0)
  container.style.inlineSize = '20rem'
  await expect.poll(focusable).toEqual([false, false, true])
  container.style.inlineSize = '80rem'
  await expect.poll(focusable).toEqual([false, false, false])
})
