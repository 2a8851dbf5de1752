import { expect, test } from 'vitest'
import { filesOf } from './page-files.ts'

const manifest = {
  'src/app/start.tsx': { file: 'assets/start.js', imports: ['_app.js'] },
  '_app.js': {
    file: 'assets/app.js',
    imports: ['_react.js', '_tanstack.js'],
    css: ['assets/app.css'],
  },
  '_tanstack.js': { file: 'assets/tanstack.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/ui/dialog.tsx': {
    file: 'assets/dialog.js',
    css: ['assets/dialog.css'],
    isDynamicEntry: true,
  },
  '_list.js': { file: 'assets/list.js', imports: ['_app.js'], css: ['assets/list.css'] },
  'src/routes/_main/community/news/index.tsx?tsr-split=component': {
    file: 'assets/news.js',
    imports: ['_list.js', 'src/app/start.tsx'],
    css: ['assets/news.css'],
  },
  'src/routes/_main/community/news/$newsIdx.tsx?tsr-split=component': { file: 'assets/detail.js' },
}
const routeIds = ['__root__', '/_main', '/_main/community/news/']

test('lists a script after all that it imports, the start last, and styles in the same order', () => {
  const { scripts, styles } = filesOf(manifest, routeIds)
  const names = ['react', 'tanstack', 'app', 'list', 'news', 'start']
  expect(scripts).toEqual(names.map((name) => `/assets/${name}.js`))
  expect(styles).toEqual(['/assets/app.css', '/assets/list.css', '/assets/news.css'])
  expect(filesOf(manifest, []).styles).toEqual(['/assets/app.css'])
})

test('fails if two chunks import each other', () => {
  const cycle = { ...manifest, '_react.js': { file: 'assets/react.js', imports: ['_app.js'] } }
  expect(() => filesOf(cycle, routeIds)).toThrow(/import each other/)
})

test('fails without the code of a page, and without a start', () => {
  expect(() => filesOf(manifest, ['__root__', '/_main', '/_main/coupon'])).toThrow(/no code/)
  expect(() => filesOf({}, routeIds)).toThrow(/no entry/)
})
