import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { blocksOf, PairedTexts } from './paired-texts.tsx'

test.each([
  ['<p>a</p><h2>b</h2><ul><li>c</li></ul>', ['<p>a</p>', '<h2>b</h2>', '<ul><li>c</li></ul>']],
  ['<div>\n<section><p>a</p><p>b</p></section></div>', ['<p>a</p>', '<p>b</p>']],
  ['a & b <p>c</p> ', ['<p>a &amp; b </p>', '<p>c</p>']],
  ['<!-- a --><p>b</p>', ['<p>b</p>']],
  ['', []],
])('the blocks of %s', (html, blocks) => {
  expect(blocksOf(html).map((block) => block.outerHTML)).toEqual(blocks)
})

test('pairs each block with its other one, sanitized, and keeps those without a partner', async () => {
  const { container } = await renderUi(
    <PairedTexts
      source={{ id: 1, title: '' }}
      own={{ html: '<p>one<img src=x onerror=alert(1)></p><p>two</p>', lang: 'en' }}
      other={{ html: '<p>하나</p><p>둘</p><p onclick="alert(1)">셋</p>', lang: 'kr' }}
    />,
  )
  const rows = () => [...container.querySelectorAll('[lang=ko]')].map((own) => own.textContent)
  await expect.poll(rows).toEqual(['하나', '둘', '셋'])
  expect(container.querySelectorAll('[lang=en] + [lang=ko]')).toHaveLength(3)
  const second = [...container.querySelectorAll('[lang=ko]')].map(
    (korean) => korean.previousElementSibling?.textContent,
  )
  expect(second).toEqual(['one', 'two', ''])
  expect(container.querySelector('[onerror], [onclick]')).toBeNull()
})

test('shows both texts one after the other if they are too long to be split', async () => {
  const long = `<p>${'a'.repeat(512 * 1024)}</p>`
  const { container } = await renderUi(
    <PairedTexts
      source={{ id: 1, title: '' }}
      own={{ html: long, lang: 'en' }}
      other={{ html: '<p>하나</p>', lang: 'kr' }}
    />,
  )
  const shown = () =>
    [...container.querySelectorAll('[lang]')].map(({ textContent }) => textContent)
  await expect.poll(shown).toEqual([expect.stringContaining('aaa'), '하나'])
})

const figure = (src: string, caption: string) =>
  `<figure><img src="${src}" alt=""><figcaption>${caption}</figcaption></figure>`

test('shows an image once if both languages have it', async () => {
  const { container } = await renderUi(
    <PairedTexts
      source={{ id: 1, title: '' }}
      own={{ html: figure('/a.webp', 'one') + figure('/b.webp', 'two'), lang: 'en' }}
      other={{ html: figure('/a.webp', '하나') + figure('/c.webp', '둘'), lang: 'kr' }}
    />,
  )
  const captions = () => [...container.querySelectorAll('figcaption')].map((own) => own.textContent)
  await expect.poll(captions).toEqual(['one', '하나', 'two', '둘'])
  const images = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(images).toEqual(['/a.webp', '/b.webp', '/c.webp'])
})
