import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { previewDist } from '#tools/test-build.ts'

/** The host of this run: `preview`, `nginx`, `caddy`, or `cdn`, which knows only files and two lists. */
export const host = (): string => test.info().project.name.split('-')[1] ?? 'preview'

export const isCdn = (): boolean => host() === 'cdn'

/** Returns the first asset of the build whose name matches. */
export function assetLike(pattern: RegExp): string {
  const found = readdirSync(join(previewDist, 'assets')).find((name) => pattern.test(name))
  if (found === undefined) throw new Error(`The build has no asset like ${pattern}.`)
  return `/assets/${found}`
}

/** Returns the path of a class: `*` stands for the name of an asset, known after the build. */
export const pathOf = (path: string): string =>
  path.startsWith('/assets/*') ? assetLike(new RegExp(`^.*${path.slice(9)}$`)) : path

/** The kinds of responses that have headers of their own. */
export type Kind = 'page' | 'asset' | 'text'

/** One URL of each class that the hosts tell apart. */
export const classes: [path: string, status: number, kind: Kind, type: string][] = [
  ['/', 200, 'page', 'text/html'],
  ['/coupon', 200, 'page', 'text/html'],
  ['/kr/', 200, 'page', 'text/html'],
  ['/en/coupon?code=A', 200, 'page', 'text/html'],
  ['/jp/community/news/1060', 200, 'page', 'text/html'],
  ['/en/link/ranking', 200, 'page', 'text/html'],
  ['/kr/events/2nd_anniversary', 200, 'page', 'text/html'],
  ['/jp/community/news/2000000000', 200, 'page', 'text/html'],
  ['/en/policy/page/unknown', 200, 'page', 'text/html'],
  ['/legacy.html', 200, 'page', 'text/html'],
  ['/en/nope', 404, 'page', 'text/html'],
  ['/nope', 404, 'page', 'text/html'],
  ['/icons/nope.png', 404, 'text', 'text/plain'],
  ['/wp-login.php', 404, 'text', 'text/plain'],
  ['/en/.env', 404, 'text', 'text/plain'],
  ['/assets/*.js', 200, 'asset', 'text/javascript'],
  ['/assets/*.css', 200, 'asset', 'text/css'],
  ['/assets/*.webp', 200, 'asset', 'image/webp'],
  ['/assets/*.jpg', 200, 'asset', 'image/jpeg'],
  ['/assets/*.woff2', 200, 'asset', 'font/woff2'],
  ['/assets/*.json', 200, 'text', 'application/json'],
  ['/assets/gone-00000000.js', 404, 'text', 'text/plain'],
  ['/legacy.js', 200, 'asset', 'text/javascript'],
  ['/icons/icon-192.png', 200, 'asset', 'image/png'],
  ['/favicon.svg', 200, 'text', 'image/svg+xml'],
  ['/favicon.ico', 200, 'asset', 'image/x-icon'],
  ['/manifests/kr.webmanifest', 200, 'text', 'application/manifest+json'],
  ['/feeds/jp.atom', 200, 'text', 'application/atom+xml'],
  ['/feeds/jp/events.ics', 200, 'asset', 'text/calendar'],
  ['/sitemap.xml', 200, 'text', 'xml'],
  ['/robots.txt', 200, 'text', 'text/plain'],
  ['/address-patterns.json', 200, 'text', 'application/json'],
  ['/health.json', 200, 'text', 'application/json'],
]
