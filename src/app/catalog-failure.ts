import type { Lang } from '#i18n/lang.ts'

/** The only texts outside the catalogs: what is said when a catalog itself cannot be read. */
const texts: Record<Lang, { message: string; retry: string }> = {
  kr: { message: '페이지를 마저 불러오지 못했어요.', retry: '다시 시도' },
  en: { message: 'The rest of this page could not be loaded.', retry: 'Retry' },
  jp: { message: 'ページの読み込みを完了できませんでした。', retry: '再試行' },
}

/** Says above the page, which stays readable, that its texts could not be fetched, and offers Retry. */
export function showCatalogFailure(lang: Lang, retry: () => void): void {
  const notice = document.createElement('p')
  notice.className = 'catalog-failure'
  notice.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.textContent = texts[lang].retry
  button.addEventListener('click', () => {
    notice.remove()
    retry()
  })
  notice.append(texts[lang].message, ' ', button)
  document.body.prepend(notice)
}
