import { between, seeded } from './seeded.ts'
import { clubIcons, unknownIcon, userIcons } from './icons.ts'
import { cycle } from './text.ts'

const heads =
  '달빛 파도 등불 노을 산호 별빛 Lantern Dusk Coral Tide Velvet Amber Moss Pebble 月 星 波 夕 灯 貝'.split(
    ' ',
  )
const tails =
  '여우 고래 사탕 정원 배달부 Fox Otter Drop Sail Whisper Runner うさぎ こねこ すずめ ねこ 수달 편지 Bell Leaf 帆'.split(
    ' ',
  )

const clubs =
  '등불우체국,Night Harbor,夕凪クラブ,달빛상점,Coral Crew,星屑食堂,파도소리,Tidewalkers,灯台守の会,보랏빛온실,Paper Boats,月夜の庭,조개껍데기,Amber Lane,さざ波隊,노을배달부'.split(
    ',',
  )

export interface Player {
  nickname: string
  clubName?: string
  clubEmblem: number
  userProfileIcon: number
  /** From 0 (weakest) to 1. */
  strength: number
}

function nickname(nth: number): string {
  const round = Math.floor(nth / (heads.length * tails.length))
  // Two players share this name, which the site may not tell apart.
  if (nth === 41) return nickname(12)
  const name = cycle(heads, nth) + cycle(tails, nth + Math.floor(nth / heads.length))
  return round === 0 ? name : `${name}${round + 1}`
}

/** The club whose emblem no list knows. */
const newClub = clubs.length - 1

/** The player number `nth`: every twelfth is in no club, some below the podium have an image that no list knows. */
export function player(nth: number, count: number): Player {
  const random = seeded(`player ${nth}`)
  const club = between(random, 0, clubs.length - 1)
  const inClub = nth % 12 !== 7
  return {
    nickname: nickname(nth),
    ...(inClub && { clubName: cycle(clubs, club) }),
    clubEmblem: !inClub ? -1 : club === newClub ? unknownIcon : cycle(clubIcons, club).Id,
    userProfileIcon:
      nth % 23 === 19 ? unknownIcon : cycle(userIcons, between(random, 0, userIcons.length - 1)).Id,
    strength: 1 - nth / count,
  }
}
