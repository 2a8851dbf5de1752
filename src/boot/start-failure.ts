/** The only texts outside of the catalogs: shown if the app or its catalog cannot be loaded. */
const texts: Record<string, { message: string; retry: string }> = {
  ko: { message: '페이지를 끝까지 불러오지 못했어요. 다시 시도해 주세요.', retry: '다시 시도' },
  en: { message: "We couldn't load the rest of this page. Please try again.", retry: 'Retry' },
  ja: {
    message: 'ページを最後まで読み込めませんでした。もう一度お試しください。',
    retry: '再試行',
  },
}

/**
 * Shows above the page, which stays readable, that the rest of it could not be loaded, and offers
 * Retry. @param locale the language of the page; an unknown one falls back to Korean
 */
export function showStartFailure(locale: string, retry: () => void): void {
  const { message, retry: retryName } = texts[locale] ?? texts.ko ?? { message: '', retry: '' }
  const notice = document.createElement('p')
  notice.className = 'start-failure'
  notice.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.textContent = retryName
  button.addEventListener('click', () => {
    notice.remove()
    retry()
  })
  notice.append(message, ' ', button)
  document.body.prepend(notice)
}
