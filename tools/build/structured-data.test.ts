import { expect, test } from 'vitest'
import { structuredData } from './structured-data.ts'

const origin = 'https://site.example'

/** A prerendered page with the data of one response. */
function pageOf(path: string, name: string, key: string[] = [], answer: unknown = null) {
  const queries = [{ queryKey: ['en', ...key], data: answer }]
  const head = `<title>${name} | Isle of Lumi</title>`
  const data = JSON.stringify({ path: '', queries })
  return { lang: 'en' as const, path, head, data, status: 200 as const }
}

const post = {
  id: 7,
  title: 'Lanterns </script><b>',
  publishedAt: Date.parse('2024-06-11T10:00:00+09:00'),
  html: '<p>x</p>',
  thumbnail: '/game-data/art/x.webp',
}
const home = pageOf('/', 'Official Site')
const news = pageOf('/community/news', 'News')
const detail = pageOf('/community/news/7', 'Lumi&#x27;s &lt;b&gt;', ['notice', 'detail', '7'], post)
const pages = [home, news, detail]

function read(element: string): Record<string, unknown>[] {
  const text = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(element)?.[1]
  return JSON.parse(text ?? '{}')['@graph']
}

test('a notice is an article with its way from the main page', () => {
  expect(read(structuredData(origin, detail, pages))).toEqual([
    {
      '@type': 'NewsArticle',
      headline: 'Lanterns </script><b>',
      datePublished: '2024-06-11T01:00:00.000Z',
      inLanguage: 'en',
      mainEntityOfPage: `${origin}/en/community/news/7`,
      author: { '@type': 'Organization', name: 'Isle of Lumi' },
      publisher: { '@type': 'Organization', name: 'Isle of Lumi' },
      image: `${origin}/game-data/art/x.webp`,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Isle of Lumi', item: `${origin}/en/` },
        { '@type': 'ListItem', position: 2, name: 'News', item: `${origin}/en/community/news` },
        {
          '@type': 'ListItem',
          position: 3,
          name: "Lumi's <b>",
          item: `${origin}/en/community/news/7`,
        },
      ],
    },
  ])
})

test.for([
  ['/devlog/withBTS/7', ['devlog', 'message', '7'], post, 'BlogPosting'],
  ['/devlog/pd-note/7', ['devlog', 'note', '7'], post, 'BlogPosting'],
] as const)('%s has structured data of its type', ([path, key, answer, type]) => {
  const page = pageOf(path, 'Name', [...key], answer)
  const [thing] = read(structuredData(origin, page, [home, page]))
  expect(thing?.['@type']).toBe(type)
})

test('an unsafe image is left out', () => {
  const unsafe = pageOf('/community/news/7', 'x', ['notice', 'detail', '7'], {
    ...post,
    thumbnail: 'javascript:x',
  })
  expect(read(structuredData(origin, unsafe, [unsafe]))[0]).not.toHaveProperty('image')
})

test.for([
  ['a page of the webview', origin, { ...detail, path: '/link/community/news/7' }],
  ['a page that is not found', origin, { ...detail, status: 404 as const }],
  ['a site without a public origin', '', detail],
  ['a page that says nothing of the kind', origin, home],
] as const)('%s has none', ([, origin, page]) => {
  expect(structuredData(origin, page, pages)).toBe('')
})
