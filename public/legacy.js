// Tells the visitor of an unsupported browser (docs/decisions/0003-browser-floor.md) that its support has
// ended, and links to five others (docs/product.md#legacy-browsers). It is ES5, because nothing compiles it.
// Every page loads it with `nomodule`. The redirect script sends other unsupported browsers to /legacy.html,
// which loads it as well.
;(function () {
  'use strict'

  var texts = {
    kr: {
      locale: 'ko',
      own: '한국어',
      title: '지원이 종료된 브라우저입니다',
      text: '지금 사용하시는 브라우저는 2022년 6월 15일부로 지원이 종료되었습니다. 브라우저나 운영체제를 최신 버전으로 업데이트하거나, 아래 브라우저 중 하나를 다운로드한 뒤 다시 방문해 주세요.',
      list: '브라우저 다운로드'
    },
    en: {
      locale: 'en',
      own: 'English',
      title: 'This browser is no longer supported',
      text: 'Support for this browser ended on June 15, 2022. Please update the browser or your operating system, or download one of the browsers below, and visit us again.',
      list: 'Download a browser'
    },
    jp: {
      locale: 'ja',
      own: '日本語',
      title: 'お使いのブラウザはサポート対象外です',
      text: 'このブラウザのサポートは2022年6月15日に終了しました。ブラウザまたは端末のOSを最新版に更新するか、次のいずれかのブラウザをダウンロードのうえ、もう一度アクセスしてください。',
      list: 'ブラウザをダウンロード'
    }
  }
  var browsers = [
    ['Chrome', 'https://www.google.com/chrome/'],
    ['Edge', 'https://www.microsoft.com/edge'],
    ['Whale', 'https://whale.naver.com/'],
    ['Firefox', 'https://www.mozilla.org/firefox/new/'],
    ['Opera', 'https://www.opera.com/download']
  ]
  var fonts =
    "'Apple SD Gothic Neo','Hiragino Sans','Malgun Gothic','Yu Gothic','Noto Sans CJK KR','Noto Sans CJK JP',sans-serif"

  /** Returns the language of the query, of the path, or of the browser; Korean otherwise. */
  function chosen() {
    var said =
      /^\?(kr|en|jp)$/.exec(location.search) || /^\/(kr|en|jp)(\/|$)/.exec(location.pathname)
    if (said) return said[1]
    var wanted = String(navigator.language || navigator.userLanguage).slice(0, 2)
    return wanted === 'en' ? 'en' : wanted === 'ja' ? 'jp' : 'kr'
  }

  function add(parent, name, style, words) {
    var element = document.createElement(name)
    element.style.cssText = style
    if (words) element.appendChild(document.createTextNode(words))
    parent.appendChild(element)
    return element
  }

  function link(parent, style, words, address) {
    add(parent, 'a', style, words).href = address
  }

  /** A puzzle tile with a lit lantern on it, as far as borders can draw one. */
  function drawTile(parent) {
    var tile = add(
      parent,
      'div',
      'width:64px;height:64px;margin:0 auto 20px;padding:14px 0 0;box-sizing:border-box;border-radius:14px;background:#2b2a5b;border:1px solid #8a80b8'
    )
    tile.setAttribute('aria-hidden', 'true')
    add(tile, 'div', 'width:10px;height:4px;margin:0 auto;background:#ffc24b')
    add(
      tile,
      'div',
      'width:24px;height:24px;margin:1px auto;border-radius:9px;background:#ffc24b;box-shadow:0 0 18px 4px rgba(255,194,75,.55)'
    )
    add(tile, 'div', 'width:10px;height:4px;margin:0 auto;background:#ffc24b')
  }

  function show() {
    var lang = chosen()
    var said = texts[lang]
    var page = document.getElementById('root')
    // What is behind a dialog is not to be reached; here it could not be used either.
    if (page) page.style.display = 'none'
    document.documentElement.lang = said.locale
    document.title = said.title
    document.body.style.cssText = 'margin:0;background:#15123a'
    var dialog = add(
      document.body,
      'div',
      'position:fixed;top:0;right:0;bottom:0;left:0;overflow:auto;padding:32px 16px;box-sizing:border-box;background:#15123a;background:linear-gradient(#15123a,#2b2a5b 70%,#8f5f8e);color:#f7f5ff;font:16px/1.65 ' +
        fonts
    )
    dialog.setAttribute('role', 'dialog')
    dialog.setAttribute('aria-modal', 'true')
    dialog.setAttribute('aria-labelledby', 'legacy-title')
    dialog.setAttribute('tabindex', '-1')
    var card = add(
      dialog,
      'div',
      'max-width:480px;margin:0 auto;padding:32px 24px 16px;box-sizing:border-box;border-radius:14px;background:#211c4c;border:1px solid #4a4980;border-top:4px solid #ffc24b;text-align:center;word-break:' +
        (lang === 'kr' ? 'keep-all' : lang === 'jp' ? 'auto-phrase' : 'normal')
    )
    drawTile(card)
    var title = add(card, 'h1', 'margin:0 0 12px;font-size:24px;line-height:1.3', said.title)
    title.id = 'legacy-title'
    add(card, 'p', 'margin:0 0 24px;color:#d8d5ee', said.text)
    var list = add(card, 'ul', 'margin:0 0 16px;padding:0;list-style:none')
    list.setAttribute('aria-label', said.list)
    for (var i = 0; i < browsers.length; i += 1) {
      link(
        add(list, 'li', 'margin:0 0 8px'),
        'display:block;padding:10px 16px;border:1px solid #8a80b8;border-radius:14px;background:#2b2a5b;color:#ffc24b;font-weight:bold;text-decoration:none',
        browsers[i][0],
        browsers[i][1]
      )
    }
    var others = add(card, 'p', 'margin:0')
    for (var other in texts) {
      if (other === lang) continue
      link(
        others,
        'display:inline-block;padding:10px 12px;color:#c0b8f5',
        texts[other].own,
        '/legacy.html?' + other
      )
      others.lastChild.lang = texts[other].locale
    }
    dialog.focus()
  }

  if (document.body) show()
  else document.addEventListener('DOMContentLoaded', show)
})()
