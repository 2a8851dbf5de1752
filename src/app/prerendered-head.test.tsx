import { expect, test } from 'vitest'
import { prerenderedHead } from './prerendered-head.ts'

const rendered =
  '<title>News</title><link rel="canonical" href="/en/news">' +
  '<link rel="alternate" hreflang="en" href="/en/news"><link rel="alternate" hreflang="ko" href="/kr/news">' +
  '<meta property="og:title" content="News">'

/** A page with a prerendered head, and what removes it. */
function prerenderedPage() {
  const page = document.implementation.createHTMLDocument()
  page.head.innerHTML = `<meta charset="utf-8"><!--head-->${rendered}<!--/head-->`
  return { page, remove: prerenderedHead(page) }
}

test('removes the prerendered elements that were rendered again', () => {
  const { page, remove } = prerenderedPage()
  page.head.insertAdjacentHTML('beforeend', rendered.replaceAll('/en/news', '/en/faq'))
  remove()
  expect(page.querySelectorAll('title, [rel=canonical], [hreflang=en], [property]')).toHaveLength(4)
  expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe('/en/faq')
  expect(page.querySelector('[charset]')).not.toBeNull()
})

test('keeps the prerendered elements that React has hydrated', () => {
  const { page, remove } = prerenderedPage()
  remove()
  expect(page.head.innerHTML).toContain(rendered)
})
