import { expect, test } from 'vitest'
import { scriptsOf } from './page-scripts.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true },
  'src/app/start.tsx': { file: 'assets/start.js', imports: ['_app.js'] },
  '_app.js': { file: 'assets/app.js', imports: ['_react.js', '_tanstack.js'] },
  '_tanstack.js': { file: 'assets/tanstack.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_parts.js': { file: 'assets/parts.js', imports: ['_app.js'] },
  'src/layouts/site-frame.tsx': { file: 'assets/frame.js', imports: ['_app.js'] },
  'src/api/wire.ts': { file: 'assets/wire.js', isDynamicEntry: true },
  'src/routes/_main/community/news/index.tsx?tsr-split=component': {
    file: 'assets/news.js',
    imports: ['_parts.js'],
  },
  'src/routes/_main/community/news/$newsIdx.tsx?tsr-split=component': { file: 'assets/detail.js' },
}

test('a script comes after all that it imports, and the one that starts the app comes last', () => {
  const routeIds = ['__root__', '/_main', '/_main/community/news/']
  expect(scriptsOf(manifest, { routeIds, laterIds: [], hasData: true }).scripts).toEqual([
    '/assets/react.js',
    '/assets/tanstack.js',
    '/assets/app.js',
    '/assets/parts.js',
    '/assets/news.js',
    '/assets/start.js',
  ])
})

test('what may come later is named apart, with the frame; the webview has none', () => {
  const list = '/_main/community/news/'
  const parts = { routeIds: ['__root__', '/_main', list], laterIds: [list], hasData: true }
  const { scripts, later } = scriptsOf(manifest, parts)
  expect(scripts.at(-1)).toBe('/assets/start.js')
  expect(scripts).not.toContain('/assets/parts.js')
  expect(later).toEqual(['/assets/parts.js', '/assets/news.js', '/assets/frame.js'])
  const inWebview = { ...parts, routeIds: ['__root__', '/_link', list] }
  expect(scriptsOf(manifest, inWebview).later).not.toContain('/assets/frame.js')
  // A frame without data shows nothing of the page: its code is needed at once.
  expect(scriptsOf(manifest, { ...parts, hasData: false }).scripts).toContain('/assets/news.js')
})

test('a page without its data has what fetches it', () => {
  const { scripts } = scriptsOf(manifest, { routeIds: [], laterIds: [], hasData: false })
  expect(scripts).toContain('/assets/wire.js')
})

test('two chunks that import each other fail the build', () => {
  const circle = { ...manifest, '_react.js': { file: 'assets/react.js', imports: ['_app.js'] } }
  expect(() => scriptsOf(circle, { routeIds: [], laterIds: [], hasData: true })).toThrow(/circle/)
})

test('a build without a start fails', () => {
  expect(() => scriptsOf({}, { routeIds: [], laterIds: [], hasData: true })).toThrow(/no entry/)
})
