import { dataBlockId } from '../../src/app/data-block.ts'
import { langs, localeOf, ownNames, type Lang } from '../../src/i18n/lang.ts'
import type { RenderedPage } from '../../src/prerender.tsx'

/** The built `index.html` as the document of one prerendered page. */
export function fillDocument(shell: string, lang: Lang, page: RenderedPage): string {
  return shell
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
export function fillShell(shell: string, head: string): string {
  const links = langs.map(
    (lang) =>
      `<p lang="${localeOf(lang)}">${withoutScripts[lang]} <a href="/${lang}/">${ownNames[lang]}</a></p>`,
  )
  return (
    shell
      // What the home page preloads is not what these addresses need.
      .replace(
        '<!--head-->',
        () => `<!--head-->${head.replaceAll(/<link rel="preload"[^>]*>/g, '')}`,
      )
      .replace('<!--app-->', () => `<noscript>${links.join('')}</noscript>`)
      .replace('<!--data-->', '')
  )
}
