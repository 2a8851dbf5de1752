import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { isOwnPage, ownHref } from './own-links.ts'

const root = createRootRoute()
const pages = ['/', '/coupon', '/community/news/$id', '/link/community/news/$id'] as const

const routes = createRouter({
  basepath: '/kr',
  history: createMemoryHistory(),
  routeTree: root.addChildren([
    ...pages.map((path) => createRoute({ getParentRoute: () => root, path })),
    createRoute({ getParentRoute: () => root, path: '$', staticData: { notFound: true } }),
  ]),
})

test.for([
  ['/coupon', '/kr/coupon'],
  ['/kr/coupon?code=A#x', '/kr/coupon?code=A#x'],
  ['/kr/', '/kr/'],
  ['/en/coupon', '/en/coupon'],
  ['/files/terms.pdf', '/files/terms.pdf'],
  ['/community/news/3', '/kr/community/news/3'],
  ['https://a.example/coupon', null],
] as const)('resolves %s to %s', ([url, own]) => {
  expect(ownHref(routes, url, false)).toBe(own)
})

test.for([
  ['/community/news/3?page=2', '/kr/link/community/news/3?page=2'],
  ['/kr/community/news/3', '/kr/link/community/news/3'],
  ['/kr/link/community/news/3', '/kr/link/community/news/3'],
  ['/coupon', '/kr/coupon'],
] as const)('resolves %s to %s in the webview', ([url, own]) => {
  expect(ownHref(routes, url, true)).toBe(own)
})

test.for([
  ['/kr/coupon?code=A', true],
  ['/kr/nowhere', false],
  ['/en/coupon', false],
  ['/coupon', false],
  ['https://a.example/kr/coupon', false],
] as const)('detects %s as a page of the router: %s', ([href, own]) => {
  expect(isOwnPage(routes, href)).toBe(own)
})
