import { texts } from './text.ts'

/** Titles of the images: ten places, each at dusk, in the morning, in the rain and as concept art. */
export const imageTitles = texts(`
등불 항구, 해 질 녘의 첫 배
Lantern Harbor at dusk: the first boat home
ランタン港、夕暮れに帰る最初の船

불을 켜기 직전의 보랏빛 온실
The lamps aren't on yet in the Lilac Greenhouse
灯りをつける前の、薄紫の温室

산호 정원 위로 내려앉는 노을
Coral Garden at dusk, seen from the shallows
珊瑚の庭に沈む夕日

등대지기가 계단을 오르는 시간
The hour when the keeper climbs Lighthouse Hill
灯台守が階段をのぼる時間

별이가 기다리는 첫 별, 별 줍는 해변
Byol waits for the first star on Starpicker Beach
星拾いの浜、ビョルが待つ一番星

미리 보기: 구름 다리, 노을이 지나가는 길
Preview: Cloud Bridge, where the sunset crosses over
先行公開：雲の橋、夕焼けの通り道

모루의 부엌에서 저녁 냄새가 나요
Something smells good in Moru's Kitchen
モルの台所から、夕ごはんの匂い

축제 전날의 오래된 시계탑
The Old Clock Tower at dusk, the day before the festival
お祭り前日の古い時計塔

파도 도서관, 마지막 한 쪽
One last page in the Library of Waves
波の図書館、最後の1ページ

클럽 광장에 하나둘 켜지는 창
Club Square lights up, window by window
クラブ広場に、ひとつまたひとつ灯る窓

아침 장이 서는 등불 항구
Market morning in Lantern Harbor
ランタン港の朝市

온실 지붕에 이슬이 맺힌 아침
Dew on the greenhouse roof
温室の屋根に朝露

물고기들이 먼저 일어나는 산호 정원
Coral Garden, where the fish get up first
魚たちがいちばん早く目を覚ます珊瑚の庭

여름날의 등대 언덕
Lighthouse Hill on a summer's day
夏の日の灯台の丘

파도가 미처 못 지운 발자국
Footprints the waves forgot
波が消し忘れた足あと

미리 보기: 구름보다 먼저 깬 다리
Preview: the bridge that wakes before the clouds
先行公開：雲より早起きの橋

모루의 아침 준비
Moru makes breakfast
モルの朝じたく

시계탑은 오늘도 여섯 시
Still six o'clock at the clock tower
時計塔は今日も6時

책 사이로 들어온 햇살
Sunlight between the books
本のあいだの朝の光

비질이 끝난 클럽 광장
Club Square, freshly swept
掃き清められたクラブ広場

비 오는 항구의 노란 우산
Yellow umbrellas in the harbor rain
雨の港の黄色い傘

온실 안에서 듣는 비
Listening to rain inside the greenhouse
温室の中で聴く雨

폭풍이 지나가는 산호 정원
A storm passes over Coral Garden
嵐が過ぎてゆく珊瑚の庭

폭풍 속의 한 줄기 불빛
One beam through the storm
嵐の中のひとすじの光

비 오는 날에는 별도 쉬어요
On rainy days, even stars stay in
雨の日は、星もお休み

미리 보기: 흔들리는 구름 다리
Preview: Cloud Bridge in the wind
先行公開：風に揺れる雲の橋

창밖은 비, 냄비는 보글보글
Rain outside, soup inside
窓の外は雨、お鍋はことこと

비에 젖은 시계탑 골목
The clock tower lane in the rain
雨にぬれた時計塔の路地

비 오는 밤의 독서등
A reading lamp on a rainy night
雨の夜の読書灯

우산이 모이는 클럽 광장
Where the umbrellas meet: Club Square
傘の集まるクラブ広場

콘셉트 아트: 등불 항구의 첫 설계
Concept art: the first plan of Lantern Harbor
コンセプトアート：ランタン港の最初の設計

콘셉트 아트: 유리 지붕을 그리던 날
Concept art: drawing the glass roof
コンセプトアート：ガラス屋根を描いた日

콘셉트 아트: 산호의 모양 찾기
Concept art: in search of the shape of coral
コンセプトアート：珊瑚のかたちを探して

콘셉트 아트: 등대가 기울어져 있던 시절
Concept art: when the lighthouse still leaned
コンセプトアート：灯台が傾いていたころ

콘셉트 아트: 별은 어디에 떨어질까
Concept art: where do the stars fall?
コンセプトアート：星はどこに落ちるのか

콘셉트 아트: 구름을 밟는 방법
Concept art: how to walk on clouds
コンセプトアート：雲の歩き方

콘셉트 아트: 냄비가 너무 컸던 부엌
Concept art: the pot that was too big for the kitchen
コンセプトアート：鍋が大きすぎた台所

콘셉트 아트: 시곗바늘이 없는 시계탑
Concept art: a clock tower without hands
コンセプトアート：針のない時計塔

콘셉트 아트: 파도 도서관의 책장 배치
Concept art: arranging the library's shelves
コンセプトアート：波の図書館、本棚の並べ方

콘셉트 아트: 광장은 왜 둥글까
Concept art: why the square is round
コンセプトアート：広場はなぜ丸いのか`)

export const videoTitles = texts(`
오프닝 영상: 섬으로 가는 편지
Opening video: a letter to the island
オープニングムービー：島への手紙

게임 플레이 미리 보기
A first look at gameplay
プレイ動画：先行公開

오렐린이 부르는 섬의 노래
AURELINE sings the island's song
オーレリンが歌う島のうた

제작 비하인드 1화
Behind the scenes, part 1
制作の舞台裏：第1回

제작 비하인드 2화
Behind the scenes, part 2
制作の舞台裏：第2回

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

‘불꽃의 밤’ 다시 보기
Replay: the Night of Fireworks
花火の夜：アーカイブ

오렐린 응원 챌린지 모음
Highlights of the AURELINE cheer challenge
オーレリン応援チャレンジ総集編

스테이지 공략: 산호 정원의 미로
Stage guide: the Coral Garden maze
ステージ攻略：珊瑚の庭の迷路

연주 영상: 잔잔한 저녁
Live performance: a calm evening
演奏動画：静かな夕べ

개발팀이 직접 답합니다
The developers answer your questions
開発チームがお答えします

모루와 피오의 퍼즐 대결
Moru vs. Fio: the puzzle duel
モルとフィオのパズル対決

겨울 바다 예고편
Winter sea trailer
冬の海：予告ムービー

팬아트로 보는 섬의 사계절
Four seasons of the island in fan art
ファンアートで見る島の四季

다음 항해를 준비하며
Preparing for the next voyage
次の航海に向けて`)
