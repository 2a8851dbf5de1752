import { texts, type Text } from './text.ts'

/** Titles of the events that have pages of their own. */
export const specialEvents: Record<number, Text> = {
  540: {
    ko: '6월의 하트 모으기: 섬을 하트로 물들여 주세요',
    en: 'Hearts of June: fill the island with hearts',
    ja: '6月のハート集め 〜島をハートで染めよう〜',
  },
  541: {
    ko: '오렐린과 함께하는 첫 번째 등불 축제',
    en: 'The first Lantern Festival with AURELINE',
    ja: 'オーレリンと過ごす はじめてのランタンフェスティバル',
  },
  542: {
    ko: '두 섬의 약속: 특별 출석 이벤트',
    en: 'A Promise Between Two Islands: special login event',
    ja: 'ふたつの島の約束 特別ログインイベント',
  },
  544: {
    ko: '2주년 앙코르: 돌아온 불꽃의 밤',
    en: 'Second anniversary encore: the Night of Fireworks returns',
    ja: '2周年アンコール 帰ってきた花火の夜',
  },
}

export const eventTitles = texts(`
일곱 밤의 등불 출석부
Seven Nights of Lanterns check-in
七つの夜のランタン ログインボーナス

파도 소리 퍼즐 대회
Sound of the Waves puzzle cup
波の音パズル大会

보물 조개 찾기
The hunt for treasure shells
宝の貝がら探し

온실 꾸미기 자랑 대회
Show us your greenhouse
温室デコレーション自慢コンテスト

클럽 친구 초대 캠페인
Invite a friend to your club
クラブ友だち招待キャンペーン

{month} 스탬프 투어
{month} stamp rally
{month} スタンプラリー

별똥별 내리는 밤 보상 2배 이벤트
Shooting star nights: double rewards
流れ星の夜 報酬2倍イベント

돌아온 루미즈 환영 선물
Welcome-back gifts for returning Lumis
おかえりなさい ルミーズ復帰プレゼント

등대지기의 비밀 편지
The lighthouse keeper's secret letters
灯台守の秘密の手紙

오렐린 신곡 응원 미션
Cheer for AURELINE's new song
オーレリン新曲応援ミッション

산호 정원 청소 작전
Operation: Clean the Coral Garden
珊瑚の庭おそうじ大作戦

노을 배달부 미니게임
Dusk Courier minigame
夕暮れの配達人ミニゲーム

모루의 요리 교실
Moru's cooking class
モルの料理教室

달빛 카드 뒤집기
Moonlight card flip
月明かりカードめくり

{month} 팬아트 위크
{month} Fan Art Week
{month} ファンアートウィーク

섬 한 바퀴 걷기 챌린지
Island walk challenge
島一周ウォーキングチャレンジ

한정 꾸미기 상점 오픈
Limited Decoration Shop: grand opening
期間限定デコレーションショップ オープン

퀴즈! 섬의 백 가지 이야기
Quiz: a hundred island stories
クイズ！島の100の物語

겨울 바다 소원 등불
Wishing lanterns on the winter sea
冬の海の願いランタン

시즌 마지막 도전 미션
The season's last challenge
シーズンラストチャレンジ`)

export const eventKinds = texts(`
게임 내 이벤트
Game event
ゲーム内イベント

커뮤니티
Community
コミュニティ

쿠폰 이벤트
Coupon event
クーポンイベント`)

/** What the heart event says instead of the stamps of the other events. */
const heartMissions = texts(`
<h3>참여 방법</h3><ol><li>기간 안에 게임에 접속합니다.</li><li>스테이지를 완료하고 하트를 모읍니다.</li><li>모은 하트는 모두의 하트에 자동으로 더해집니다.</li></ol>
<h3>How to take part</h3><ol><li>Log in during the event.</li><li>Complete stages to collect hearts.</li><li>Your hearts are added to everyone's automatically.</li></ol>
<h3>参加方法</h3><ol><li>期間中にゲームへログインします。</li><li>ステージをクリアしてハートを集めます。</li><li>集めたハートは、みんなのハートに自動で加算されます。</li></ol>

<table><thead><tr><th>모두의 하트</th><th>보상</th></tr></thead><tbody><tr><td>1,000,000개</td><td>등불 100개</td></tr><tr><td>2,000,000개</td><td>조개 30개</td></tr><tr><td>3,000,000개</td><td>등불 200개</td></tr><tr><td>4,000,000개</td><td>조개 60개</td></tr><tr><td>4,500,000개</td><td>한정 꾸미기 1종</td></tr></tbody></table>
<table><thead><tr><th>Everyone's hearts</th><th>Reward</th></tr></thead><tbody><tr><td>1,000,000</td><td>100 lanterns</td></tr><tr><td>2,000,000</td><td>30 shells</td></tr><tr><td>3,000,000</td><td>200 lanterns</td></tr><tr><td>4,000,000</td><td>60 shells</td></tr><tr><td>4,500,000</td><td>1 limited decoration</td></tr></tbody></table>
<table><thead><tr><th>みんなのハート</th><th>報酬</th></tr></thead><tbody><tr><td>1,000,000個</td><td>ランタン100個</td></tr><tr><td>2,000,000個</td><td>貝がら30個</td></tr><tr><td>3,000,000個</td><td>ランタン200個</td></tr><tr><td>4,000,000個</td><td>貝がら60個</td></tr><tr><td>4,500,000個</td><td>限定デコレーション1種</td></tr></tbody></table>`)

const eventBody = texts(`
<p>루미즈 여러분, ‘{title}’ 소식을 전해 드립니다!</p>
<p>Hello, Lumis! It's time for “{title}”!</p>
<p>ルミーズの皆さん、「{title}」のお知らせです！</p>

<p><img src="/game-data/art/event-body-{seed}-960x600.webp" alt="이벤트 안내 이미지" width="960" height="600"></p>
<p><img src="/game-data/art/event-body-{seed}-960x600.webp" alt="Event artwork" width="960" height="600"></p>
<p><img src="/game-data/art/event-body-{seed}-960x600.webp" alt="イベントのイメージ画像" width="960" height="600"></p>

<h3>참여 방법</h3><ol><li>기간 안에 게임에 접속합니다.</li><li>섬 광장의 등불 게시판을 누릅니다.</li><li>미션 3개를 완료할 때마다 스탬프를 받을 수 있습니다.</li></ol>
<h3>How to take part</h3><ol><li>Log in during the event.</li><li>Tap the lantern board in the island square.</li><li>Earn a stamp for every three missions you complete.</li></ol>
<h3>参加方法</h3><ol><li>期間中にゲームへログインします。</li><li>島の広場にあるランタン掲示板をタップします。</li><li>ミッションを3つ達成するごとに、スタンプがもらえます。</li></ol>

<table><thead><tr><th>스탬프</th><th>보상</th></tr></thead><tbody><tr><td>3개</td><td>등불 100개</td></tr><tr><td>7개</td><td>조개 50개</td></tr><tr><td>14개</td><td>한정 꾸미기 1종</td></tr></tbody></table>
<table><thead><tr><th>Stamps</th><th>Reward</th></tr></thead><tbody><tr><td>3</td><td>100 lanterns</td></tr><tr><td>7</td><td>50 shells</td></tr><tr><td>14</td><td>1 limited decoration</td></tr></tbody></table>
<table><thead><tr><th>スタンプ</th><th>報酬</th></tr></thead><tbody><tr><td>3個</td><td>ランタン100個</td></tr><tr><td>7個</td><td>貝がら50個</td></tr><tr><td>14個</td><td>限定デコレーション1種</td></tr></tbody></table>

<h3>유의 사항</h3><ul><li>보상은 목표 달성 후 영업일 기준 2일 이내에 게임 내 우편함으로 지급됩니다.</li><li>보상은 계정당 한 번만 받을 수 있으며, 지급 후 7일이 지나면 소멸됩니다.</li></ul>
<h3>Please note</h3><ul><li>Rewards are sent to your game mailbox within 2 business days of reaching a goal.</li><li>Each reward can be claimed once per account. Unclaimed rewards expire after 7 days.</li></ul>
<h3>ご注意</h3><ul><li>報酬は目標達成後、2営業日以内にゲーム内のメールボックスへお届けします。</li><li>受け取りは1アカウントにつき1回限りです。お届けから7日を過ぎると消滅します。</li></ul>`)

const [hello, artwork, , , notes] = eventBody

/** Returns the HTML fragments of an event. */
export function bodyOfEvent(idx: number): Text[] {
  if (idx !== 540 || !hello || !artwork || !notes) return eventBody
  return [hello, artwork, ...heartMissions, notes]
}
