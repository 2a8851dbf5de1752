import { dataBlockId } from '../../src/app/data-block.ts'
import { langs, localeOf, languages, type Lang } from '../../src/i18n/lang.ts'
import type { RenderedPage } from '../../src/prerender.tsx'
import { site } from '../../src/site.ts'
import { headingEndId } from '../../src/ui/page/heading-end.ts'
import { cspHash } from '../vite/document-shell.ts'
import type { PageFiles } from './page-files.ts'

/** The parts of every document of a build. */
export interface DocumentFrame {
  /** The built `index.html`. */
  shell: string
  /** The stylesheets of the build by their URL. */
  styles: ReadonlyMap<string, string>
}

/** The files of a page. */
export interface NamedFiles extends PageFiles {
  catalog?: string | undefined
}

/**
 * Inlines the stylesheets of a page, which would block the first paint for one round trip, under a policy that refuses
 * any other inline style. The header allows them, since it is the same for all pages.
 */
function inlineStyles({ styles }: DocumentFrame, urls: readonly string[]): string {
  const text = urls.map((url) => styles.get(url) ?? '').join('')
  // The links are never loaded: Vite's loader then takes the styles for loaded.
  const links = urls.map((url) => `<link rel="stylesheet" href="${url}" disabled>`)
  const policy = `style-src 'self' ${cspHash(text)}`
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${text}</style>${links.join('')}`
}

/** The only texts outside of the catalogs: the notice that the app, or its catalog, could not be loaded. */
const failures: Record<Lang, { message: string; retry: string }> = {
  kr: { message: '페이지를 끝까지 불러오지 못했어요. 다시 시도해 주세요.', retry: '다시 시도' },
  en: { message: "We couldn't load the rest of this page. Please try again.", retry: 'Retry' },
  jp: {
    message: 'ページを最後まで読み込めませんでした。もう一度お試しください。',
    retry: 'もう一度試す',
  },
}

/** Replaces Vite's links to scripts and styles by those of the page, which the first script loads. */
function withFiles(
  frame: DocumentFrame,
  lang: Lang,
  { scripts, styles, catalog }: NamedFiles,
): string {
  const { message, retry } = failures[lang]
  const attributes = [
    `data-scripts="${scripts.join(' ')}"`,
    ...(catalog === undefined ? [] : [`data-catalog="${catalog}"`]),
    `data-failure="${message}"`,
    `data-retry="${retry}"`,
  ]
  return (
    frame.shell
      .replaceAll(/\n\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      .replace('<script type="module"', () => `<script type="module" ${attributes.join(' ')}`)
      // After the share card: messengers read only the beginning of a document.
      .replace('<!--/head-->', () => `<!--/head-->\n    ${inlineStyles(frame, styles)}`)
  )
}

/** The first paint waits for the heading of the page, whose parts would move when the rest of it arrives. */
const waitsForHeading = `<link rel="expect" href="#${headingEndId}" blocking="render"/>`

/**
 * Preloads the font of a heading, so that it is there soon after the first paint: at the start of the body, because
 * Chromium holds back the first paint for one in the head. Titles of content have it in English only: in the other
 * languages they are in slices that load after hydration.
 */
function headingFont(
  { styles }: DocumentFrame,
  lang: Lang,
  { html }: RenderedPage,
  files: NamedFiles,
): string {
  const heading = lang === 'en' ? /<h1\b[^>]*>[^<]/ : /<h1\b[^>]* class="[^"]*\bdisplay"[^>]*>[^<]/
  if (!heading.test(html)) return ''
  const file = new RegExp(`@font-face\\s*{[^}]*\\bL-${localeOf(lang)}\\b[^}]*url\\((.*?)\\)`)
  const [, url] = file.exec(files.styles.map((each) => styles.get(each)).join('')) ?? []
  return url === undefined ? '' : `<link rel="preload" as="font" href="${url}" crossorigin/>`
}

/** Returns the built `index.html` as the document of one prerendered page. */
export function fillDocument(
  frame: DocumentFrame,
  lang: Lang,
  page: RenderedPage,
  files: NamedFiles,
): string {
  return withFiles(frame, lang, files)
    .replace(/<html lang="[^"]*"/, `<html lang="${localeOf(lang)}"`)
    .replace('<!--head-->', () => `<!--head-->${page.head}${waitsForHeading}`)
    .replace('<body>', () => `<body>${headingFont(frame, lang, page, files)}`)
    .replace('<!--app-->', () => page.html)
    .replace(
      '<!--data-->',
      () => `<script type="application/json" id="${dataBlockId}">${page.data}</script>`,
    )
}

/** The text of a page that was not prerendered, for browsers without scripts. */
const withoutScripts: Record<Lang, string> = {
  kr: '이 페이지를 보려면 자바스크립트를 켜 주세요.',
  en: 'Please turn on JavaScript to see this page.',
  jp: 'このページを表示するには、JavaScriptを有効にしてください。',
}

/**
 * Returns the built `index.html` for URLs of a language that have no file of their own. Its title is
 * the site's; the app writes the title and the canonical URL of the page, and replaces its content.
 * @param html the page while its data loads
 */
export function fillShell(
  frame: DocumentFrame,
  lang: Lang,
  files: NamedFiles,
  html: string = '',
): string {
  const links = langs.map(
    (each) =>
      `<p lang="${localeOf(each)}">${withoutScripts[each]} <a href="/${each}/">${languages[each].name}</a></p>`,
  )
  return withFiles(frame, lang, files)
    .replace(/<html lang="[^"]*"/, `<html lang="${localeOf(lang)}"`)
    .replace(
      '<!--head-->',
      () => `<!--head--><title>${site.game[lang]}</title>${html === '' ? '' : waitsForHeading}`,
    )
    .replace('<!--app-->', () => `<noscript>${links.join('')}</noscript>${html}`)
    .replace('<!--data-->', '')
}
