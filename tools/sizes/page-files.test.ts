import { expect, test } from 'vitest'
import { firstImages, inlineModules, inlineStyles, scriptFiles, ownHtml } from './page-files.ts'

test('reads the lists of the entry script, without what it loads later', () => {
  const html =
    '<script type="module" data-scripts="/a.js /b.js" data-later="/c.js" data-catalog="/ko.json" crossorigin src="/index.js"></script>'
  expect(scriptFiles(html)).toEqual(['/index.js', '/a.js', '/b.js', '/ko.json'])
})

test('reads module scripts and module preloads, each file once', () => {
  const html =
    '<link rel="modulepreload" crossorigin href="/a.js"/><link rel="modulepreload" href="/b.js">' +
    '<script type="module" src="/a.js"></script>'
  expect(scriptFiles(html)).toEqual(['/a.js', '/b.js'])
})

test('ignores inline, legacy and data scripts', () => {
  const html =
    '<script>let a</script><script nomodule defer src="/legacy.js"></script>' +
    '<script type="application/json" id="data">{}</script>'
  expect(scriptFiles(html)).toEqual([])
})

test('separates styles inside the HTML from linked ones', () => {
  const html = '<style>a{}</style><link rel="stylesheet" href="/a.css"><p>text</p>'
  expect(inlineStyles(html)).toBe('a{}')
  expect(ownHtml(html)).toBe('<link rel="stylesheet" href="/a.css"><p>text</p>')
})

test('reads the first script, which is inside the HTML', () => {
  const html =
    '<script>let a</script><script type="module" data-scripts="/b.js">let c</script>' +
    '<script type="application/json">{}</script>'
  expect(inlineModules(html)).toBe('let c')
  expect(ownHtml(html)).toBe(html.replace('let c', ''))
})

test('takes the source of an eager `<picture>` for the width and skips lazy images', () => {
  const html =
    '<picture><source media="(max-width: 639px)" srcSet="/narrow.webp"/><img loading="eager" src="/wide.webp"/></picture>' +
    '<img src="/plain.webp"/><img loading="lazy" src="/lazy.webp"/><img src="data:image/png;base64,"/>'
  expect(firstImages(html, 'narrow')).toEqual(['/plain.webp', '/narrow.webp'])
  expect(firstImages(html, 'wide')).toEqual(['/plain.webp', '/wide.webp'])
})
