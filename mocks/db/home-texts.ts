import { table } from './text.ts'

/** Title and subtitle of each key visual. */
export const visualTexts = table(
  `
불꽃의 밤이 돌아옵니다
The Night of Fireworks returns
花火の夜が帰ってくる
2주년 앙코르 이벤트가 열립니다
Our second anniversary encore
2周年アンコールイベント開催

등불을 켜면 섬이 깨어납니다
Light a lantern, wake an island
灯せば、島が目を覚ます
루미의 섬, 지금 만나 보세요
Meet Isle of Lumi today
ルミの島で、お待ちしています

보랏빛 온실이 열렸습니다
The Lilac Greenhouse is open
薄紫の温室がオープン
새 꾸미기 48종을 만나 보세요
With 48 new decorations
新しいデコレーション48種が登場

오렐린이 부르는 섬의 노래
AURELINE sings the island's song
オーレリンが歌う島のうた
영상으로 먼저 들어 보세요
Hear it in the video
動画でひと足先に

클럽 대항전 새 시즌
A new season of club matches
クラブ対抗戦 新シーズン
우리 클럽의 이름을 가장 높은 곳에
Take your club to the top
クラブの名前をいちばん高い場所へ

산호 정원의 미로
The Coral Garden Maze
珊瑚の庭の迷路
길을 잃어도 괜찮은 여름
A summer to get lost in
迷っても大丈夫な夏
`,
  2,
)

/** Title of each popup, and the text of those that have one. */
export const popupTexts = table(
  `
2주년 앙코르 쿠폰을 드립니다
A coupon for our second anniversary encore
2周年アンコールクーポンをプレゼント
쿠폰 페이지에서 <strong>LUMIWELCOME01</strong>을 입력해 주시기 바랍니다.
Enter <strong>LUMIWELCOME01</strong> on the coupon page.
クーポンページで<strong>LUMIWELCOME01</strong>を入力してください。

정기 점검 사전 안내
Scheduled maintenance
定期メンテナンスのお知らせ
점검 시간과 보상은 소식에서 확인하실 수 있습니다.
See News for times and compensation.
日時と補填はお知らせでご確認いただけます。

개발자에게 물어보세요
Ask the developers
開発チームに聞いてみよう
설문에 참여하시면 다음 편지에서 답해 드립니다.
Take our survey and we'll answer your questions in the next letter.
アンケートにご参加いただくと、次のお手紙でお答えします。
`,
  2,
)
