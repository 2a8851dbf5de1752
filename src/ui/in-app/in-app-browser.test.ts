import { expect, test } from 'vitest'
import { inAppBrowserOf, wayOutOf } from './in-app-browser.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S911N; wv) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const chrome = android.replace('; wv', '')
const safari = `${iphone} Version/17.5 Safari/604.1`
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'

test.for([
  [`${android};KAKAOTALK 2410801`, 'KakaoTalk'],
  [`${iphone} KAKAOTALK 10.9.0`, 'KakaoTalk'],
  [`${android} Line/14.12.1/IAB`, 'LINE'],
  [`${iphone} Safari Line/14.12.1`, 'LINE'],
  [`${iphone} Instagram 340.0.0.24 (iPhone14,3; iOS 17_5; ko_KR)`, 'other'],
  [`${chrome} [FB_IAB/FB4A;FBAV/470.0.0.0;]`, 'other'],
  [`${iphone} [FBAN/FBIOS;FBAV/470.0;FBBV/1]`, 'other'],
  [`${iphone} Twitter for iPhone/10.50`, 'other'],
  [`${chrome} TwitterAndroid`, 'other'],
  [`${chrome} musical_ly_2023 BytedanceWebview/d8a21c6`, 'other'],
  [`${chrome} NAVER(inapp; search; 1230; 12.7.5)`, 'other'],
  [`${iphone} NAVER(inapp; search; 2000; 12.10.1; 14PROMAX)`, 'other'],
  [`${safari} Barcelona 340.0.0.29 (iPhone14,3; iOS 17_5; ko_KR)`, 'other'],
  [`${iphone} Snapchat/12.96.0.37 (like Safari/8618.2.12.0.5, panda)`, 'other'],
  [`${safari} DaumApps/7.0 DaumDevice/mobile`, 'other'],
  [`${safari} YJApp-IOS jp.co.yahoo.ipn.appli/4.120`, 'other'],
  [`${android} AnyApp/1`, 'other'],
  [iphone, 'other'],
  [`${iphone} AnyApp/1`, 'other'],
  [iphone.replace('iPhone; CPU iPhone OS', 'iPad; CPU OS'), 'other'],
  [mac.replace(/ Version.*/, ''), 'other'],
  [mac, null],
  [chrome, null],
  [`${chrome} OnLine/1`, null],
  [safari, null],
  [`${iphone} CriOS/128.0.6613.98 Safari/604.1`, null],
  [`${iphone} FxiOS/129.0 Safari/605.1.15`, null],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', null],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', null],
  ['', null],
] as const)('%s is the browser of %s', ([userAgent, app]) => {
  expect(inAppBrowserOf(userAgent)).toBe(app)
})

test('links the real browser as each app does it', () => {
  const url = 'https://island.example/kr/coupon?code=A&x=1#top'
  expect(wayOutOf('KakaoTalk', url)).toBe(
    'kakaotalk://web/openExternal?url=https%3A%2F%2Fisland.example%2Fkr%2Fcoupon%3Fcode%3DA%26x%3D1%23top',
  )
  expect(wayOutOf('LINE', url)).toBe(
    'https://island.example/kr/coupon?code=A&x=1&openExternalBrowser=1#top',
  )
  expect(wayOutOf('other', url)).toBeNull()
})
