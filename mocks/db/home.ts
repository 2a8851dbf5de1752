import type { FooterItem, KeyVisual, Popup, RankingBanner, ServerLang } from '../wire.ts'
import { popupTexts, visualTexts } from './home-texts.ts'

const visualLinks = ['/community/event/544', '/game', undefined, '/media/499', '/ranking/level']

/** The key visuals of the main page; the last has no subtitle and no link. */
export function keyVisuals(lang: ServerLang): KeyVisual[] {
  return visualTexts.map(([title, subtitle], index) => {
    const nth = index + 1
    return {
      idx: nth,
      title: title?.[lang] ?? '',
      subtitle: index < 5 ? subtitle?.[lang] : undefined,
      imgUrl: `/game-data/art/visual-${nth}-1600x900.webp`,
      mobileImgUrl: `/game-data/art/visual-${nth}-780x900.webp`,
      linkUrl: visualLinks[index],
    }
  })
}

const popupLinks = ['/coupon?code=LUMIWELCOME01', '/community/news', '/survey']

/** Three popups: image and text, only text, only image. */
export function popups(lang: ServerLang): Popup[] {
  return popupTexts.map(([title, contents], index) => ({
    boardIdx: 31 + index,
    title: title?.[lang] ?? '',
    imgUrl: index === 1 ? undefined : `/game-data/art/popup-${index + 1}-720x900.webp`,
    contents: index === 2 ? undefined : `<p>${contents?.[lang] ?? ''}</p>`,
    linkUrl: popupLinks[index],
  }))
}

/** The pictures above and below a board. */
export function rankingBanner(type: 'level' | 'style'): RankingBanner {
  return {
    topUrl: `/game-data/art/ranking-${type}-top-1920x480.webp`,
    bottomUrl: `/game-data/art/ranking-${type}-bottom-1920x320.webp`,
  }
}

export const footer: FooterItem[] = [
  {
    koTitle: '처음 오신 분을 위한 안내',
    enTitle: 'Guide for newcomers',
    jpTitle: 'はじめての方へ',
    linkUrl: '/policy/page/guide',
  },
  {
    koTitle: '루미의 섬 운영팀',
    enTitle: 'The Isle of Lumi team',
    jpTitle: 'ルミの島 運営チーム',
  },
]
