import { dataBlockId } from '../../src/app/data-block.ts'
import { langs, localeOf, ownNames, type Lang } from '../../src/i18n/lang.ts'
import type { RenderedPage } from '../../src/prerender.tsx'
import { laterMediaList } from './later-styles.ts'
import type { PageStyles } from './page-styles.ts'

/** What the pages of a build are filled into. */
export interface DocumentFrame {
  /** The built `index.html`. */
  shell: string
  /** The styles within every page. */
  firstStyles: string
  /** The address of those for print and forced colours. */
  laterStyles: string
}

/** What a page links, and names for its first script (src/boot/page-files.ts). */
export interface NamedFiles {
  scripts: readonly string[]
  later: readonly string[]
  catalog?: string | undefined
  styles: PageStyles
}

/** Vite's links to scripts and styles make way for the page's own. */
function withFiles(frame: DocumentFrame, files: NamedFiles): string {
  const { shell, firstStyles, laterStyles } = frame
  const { linked, ahead } = files.styles
  const attributes = [
    `data-scripts="${files.scripts.join(' ')}"`,
    ...(files.later.length === 0 ? [] : [`data-later="${files.later.join(' ')}"`]),
    ...(files.catalog === undefined ? [] : [`data-catalog="${files.catalog}"`]),
    ...(ahead.length === 0 ? [] : [`data-styles="${ahead.join(' ')}"`]),
  ]
  const links = linked.map((address) => `<link rel="stylesheet" href="${address}">`).join('')
  const later = `<link rel="stylesheet" media="${laterMediaList}" href="${laterStyles}">`
  return shell
    .replaceAll(/\n\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('<script type="module"', `<script type="module" ${attributes.join(' ')}`)
    .replace('<!--head-->', () => `<style>${firstStyles}</style>${links}${later}\n    <!--head-->`)
}

/** The built `index.html` as the document of one prerendered page. */
export function fillDocument(
  frame: DocumentFrame,
  lang: Lang,
  page: RenderedPage,
  files: NamedFiles,
): string {
  return withFiles(frame, files)
    .replace(/<html lang="[^"]*"/, `<html lang="${localeOf(lang)}"`)
    .replace('<!--head-->', () => `<!--head-->${page.head}`)
    .replace('<!--app-->', () => page.html)
    .replace(
      '<!--data-->',
      () => `<script type="application/json" id="${dataBlockId}">${page.data}</script>`,
    )
}

/** What an address that was not prerendered says where scripts are off. */
const withoutScripts: Record<Lang, string> = {
  kr: '이 페이지를 보려면 자바스크립트를 켜 주세요.',
  en: 'This page needs JavaScript.',
  jp: 'このページの表示にはJavaScriptが必要です。',
}

/** The built `index.html` for every address that has no file of its own. */
export function fillShell(frame: DocumentFrame, head: string, files: NamedFiles): string {
  const links = langs.map(
    (lang) =>
      `<p lang="${localeOf(lang)}">${withoutScripts[lang]} <a href="/${lang}/">${ownNames[lang]}</a></p>`,
  )
  return (
    withFiles(frame, files)
      // What the home page preloads is not what these addresses need.
      .replace(
        '<!--head-->',
        () => `<!--head-->${head.replaceAll(/<link rel="preload"[^>]*>/g, '')}`,
      )
      .replace('<!--app-->', () => `<noscript>${links.join('')}</noscript>`)
      .replace('<!--data-->', '')
  )
}
