import { copyFile, cp, link, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { langs } from '../../src/i18n/lang.ts'
import { surveys } from '../../mocks/db/surveys.ts'
import type { SitePage } from './page-data.ts'
import { fileOf } from './write-site.ts'

/** Links a file to `index.html` in a folder. */
async function linkIndex(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await link(file, join(folder, 'index.html'))
}

/**
 * Adds what a host without any rule needs: each page in the form of a folder (`kr/coupon/index.html`), the
 * pages that the browser renders by itself, a `404.html` that starts the app for any other URL, and the files of the
 * mock backend by its URLs, so that a page has them before its worker is in control.
 */
export async function writeDemoFiles(
  root: string,
  pages: readonly Pick<SitePage, 'lang' | 'path'>[],
): Promise<void> {
  const ids = surveys('ko', Date.now()).map(({ idx }) => idx)
  const rendered = langs.flatMap((lang) =>
    ['/survey', '/link/survey'].flatMap((list) =>
      ids.map((id) => ({
        file: join(root, `shell/${lang}${list}.html`),
        folder: join(lang, list, `${id}`),
      })),
    ),
  )
  const prerendered = pages
    .filter(({ path }) => path !== '/' && path !== '/404')
    .map((page) => ({
      file: join(root, fileOf(page)),
      folder: fileOf(page).replace(/\.html$/, ''),
    }))
  for (const { file, folder } of [...prerendered, ...rendered]) {
    await linkIndex(file, join(root, folder))
  }
  await copyFile(join(root, 'index.html'), join(root, '404.html'))
  await cp('mocks/files', join(root, 'game-data'), { recursive: true })
}
