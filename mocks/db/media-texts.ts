import { texts } from './text.ts'

/** Motifs of pictures, combined with a moment of the day. */
export const pictureMotifs = texts(`
등불 항구
Lantern Harbor
ランタン港

보랏빛 온실
the Lilac Greenhouse
薄紫の温室

산호 정원
Coral Garden
珊瑚の庭

등대 언덕
Lighthouse Hill
灯台の丘

별 줍는 해변
Starpicker Beach
星拾いの浜

구름 다리
Cloud Bridge
雲の橋

모루의 부엌
Moru's Kitchen
モルの台所

오래된 시계탑
the Old Clock Tower
古い時計塔

파도 도서관
the Library of Waves
波の図書館

클럽 광장
Club Square
クラブ広場`)

export const moments = texts(`
{motif}, 해 질 녘
{motif} at dusk
{motif}、夕暮れどき

{motif}의 아침
Morning at {motif}
{motif}の朝

비 오는 날의 {motif}
{motif} in the rain
雨の日の{motif}

{motif} 콘셉트 아트
{motif}: concept art
{motif} コンセプトアート`)

export const videoTitles = texts(`
오프닝 영상: 섬으로 가는 편지
Opening video: a letter to the island
オープニングムービー 島への手紙

게임 플레이 미리 보기
A first look at gameplay
プレイ動画 先行公開

오렐린이 부르는 섬의 노래
AURELINE sings the island's song
オーレリンが歌う島のうた

제작 비하인드 1화
Behind the scenes, part 1
制作の舞台裏 第1回

제작 비하인드 2화
Behind the scenes, part 2
制作の舞台裏 第2回

60초로 보는 클럽 대항전
Club matches in 60 seconds
60秒でわかるクラブ対抗戦

등대지기의 하루
A day in the lighthouse keeper's life
灯台守の一日

소리로 만나는 섬: 파도와 등불
The island in sound: waves and lanterns
耳で楽しむ島 〜波とランタン〜

꾸미기 장인의 온실 둘러보기
Touring a master decorator's greenhouse
デコレーション名人の温室めぐり

1주년 축하 영상
First anniversary video
1周年記念ムービー

3주년 예고편
Third anniversary trailer
3周年予告ムービー

불꽃의 밤 다시 보기
The Night of Fireworks: full replay
花火の夜 アーカイブ

오렐린 응원 챌린지 모음
AURELINE cheer challenge highlights
オーレリン応援チャレンジ まとめ

스테이지 공략: 산호 정원의 미로
Stage guide: the Coral Garden maze
ステージ攻略 珊瑚の庭の迷路

연주 영상: 잔잔한 저녁
Live performance: a calm evening
演奏動画 静かな夕べ

개발팀이 직접 답합니다
The developers answer your questions
開発チームがお答えします

모루와 피오의 퍼즐 대결
Moru vs. Fio: the puzzle duel
モルとフィオのパズル対決

겨울 바다 예고편
Winter sea trailer
冬の海 予告ムービー

팬아트로 보는 섬의 사계절
Four seasons of the island in fan art
ファンアートで見る島の四季

다음 항해를 준비하며
Preparing for the next voyage
次の航海に向けて`)
