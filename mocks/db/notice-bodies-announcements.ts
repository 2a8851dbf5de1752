import { texts, type Text } from './text.ts'

/** Opening hours of the support team. */
const supportHours = texts(`
<p>{month} 고객센터 운영 시간을 안내해 드립니다.</p>
<p>Here are our support hours for {month}.</p>
<p>{month}のサポート営業時間をお知らせします。</p>

<table><thead><tr><th>요일</th><th>운영 시간(한국 시간)</th></tr></thead><tbody><tr><td>월요일~금요일</td><td>10:00~19:00</td></tr><tr><td>주말, 공휴일</td><td>휴무</td></tr></tbody></table>
<table><thead><tr><th>Days</th><th>Hours (Korean time)</th></tr></thead><tbody><tr><td>Monday to Friday</td><td>10:00–19:00</td></tr><tr><td>Weekends and Korean holidays</td><td>Closed</td></tr></tbody></table>
<table><thead><tr><th>曜日</th><th>営業時間（韓国時間）</th></tr></thead><tbody><tr><td>月曜日〜金曜日</td><td>10:00〜19:00</td></tr><tr><td>土日・韓国の祝日</td><td>休業</td></tr></tbody></table>

<p>운영 시간 외에 남겨 주신 문의에는 다음 영업일부터 순서대로 답변해 드립니다.</p>
<p>If you write to us outside these hours, we'll reply on the next business day.</p>
<p>営業時間外にいただいたお問い合わせには、翌営業日より順次お答えします。</p>`)

/** Accounts that broke the rules. */
const suspensions = texts(`
<p>운영 정책에 따라 비정상적인 방법으로 게임을 이용한 계정 128개의 이용을 제한했습니다.</p>
<p>In line with our <a href="/policy/operation-policy">rules of conduct</a>, we've suspended 128 accounts for unfair play.</p>
<p>運営ポリシーに基づき、不正な方法でゲームを利用した128件のアカウントの利用を制限いたしました。</p>

<ul><li>7일 이용 제한: 계정 96개</li><li>영구 이용 제한: 계정 32개</li></ul>
<ul><li>Suspended for 7 days: 96 accounts</li><li>Banned permanently: 32 accounts</li></ul>
<ul><li>7日間の利用制限：96件</li><li>アカウントの永久停止：32件</li></ul>

<p>이의가 있으신 경우 15일 이내에 고객센터로 알려 주시기 바랍니다.</p>
<p>If you think we made a mistake, you can appeal within 15 days by contacting our support team.</p>
<p>異議がある場合は、15日以内にサポートまでお申し立てください。</p>`)

/** A letter to the fans. */
const letter = texts(`
<p>{month}에도 따뜻한 편지를 많이 보내 주셔서 감사합니다. 운영팀이 한 통씩 소중히 읽고 있습니다.</p>
<p>Thank you for all the kind letters you sent us in {month}. We've read every single one.</p>
<p>{month}も心のこもったお手紙をたくさんお寄せいただき、ありがとうございました。運営チームで一通ずつ大切に読んでいます。</p>

<p>새로운 스테이지와 꾸미기를 준비하고 있습니다. 어떤 점을 기대하시는지 <a href="/survey">설문</a>으로 알려 주시기 바랍니다.</p>
<p>New stages and decorations are on the way. Take one of our <a href="/survey">surveys</a> and tell us what you're looking forward to.</p>
<p>新しいステージとデコレーションを準備しています。楽しみにされていることを、ぜひ<a href="/survey">アンケート</a>でお聞かせください。</p>`)

/** A warning of fake coupon sites. */
const fakeCoupons = texts(`
<p>공식 사이트를 사칭하며 쿠폰을 준다는 명목으로 개인정보를 요구하는 사이트가 확인되었습니다. 쿠폰은 공식 사이트의 <a href="/coupon">쿠폰 페이지</a>에서만 사용하실 수 있습니다.</p>
<p>We've found sites that pose as ours and ask for personal information in return for coupons. You can redeem coupons only on our official <a href="/coupon">coupon page</a>.</p>
<p>公式サイトを装い、クーポンと引き換えに個人情報の入力を求めるサイトが確認されています。クーポンは公式サイトの<a href="/coupon">クーポンページ</a>でのみご使用いただけます。</p>

<blockquote><p>운영팀은 비밀번호나 이어하기 코드를 절대로 묻지 않습니다.</p></blockquote>
<blockquote><p>Our team never asks for your password or transfer code.</p></blockquote>
<blockquote><p>運営チームがパスワードや引き継ぎコードをお聞きすることは決してありません。</p></blockquote>`)

/** Maintenance of the stores, not of the game. */
const storePayment = texts(`
<p>스토어 점검으로 {date} 오전 10시부터 오후 1시까지(한국 시간) 유료 상품을 구매하실 수 없습니다. 게임은 평소와 같이 이용하실 수 있습니다.</p>
<p>Because of store maintenance, you won't be able to make purchases on {date}, 10:00–13:00 KST. You can still play the game as usual.</p>
<p>ストアのメンテナンスにより、{date} 10時〜13時（韓国時間）は有料商品をご購入いただけません。ゲームは通常どおりご利用いただけます。</p>`)

/** Rankings that are late. */
const lateRankings = texts(`
<p>현재 랭킹 갱신이 평소보다 늦어지고 있습니다. 기록은 정상적으로 저장되며, 다음 갱신 때 반영됩니다. 이용에 불편을 드려 죄송합니다.</p>
<p>The rankings are taking longer than usual to update. Your results are saved and will count in the next update. We're sorry for the trouble.</p>
<p>現在、ランキングの更新が通常より遅れています。記録は正常に保存されており、次回の更新時に反映されます。ご不便をおかけし申し訳ございません。</p>`)

/** Rewards that are late. */
const lateRewards = texts(`
<p>현재 일부 보상이 게임 내 우편함에 평소보다 늦게 도착하고 있습니다. 모든 보상은 차례대로 지급되므로 따로 문의하지 않으셔도 됩니다. 이용에 불편을 드려 죄송합니다.</p>
<p>Some rewards are reaching your game mailbox later than usual. They'll all arrive, so there's no need to contact us. We're sorry for the trouble.</p>
<p>現在、一部の報酬がゲーム内のメールボックスに届くまでに通常より時間がかかっています。すべての報酬を順次お届けしますので、お問い合わせいただく必要はございません。ご不便をおかけし申し訳ございません。</p>`)

/** The middle of announcements that the text of their kind does not fit, by the places of kind and title. */
export const announcements: Record<string, Text[]> = {
  '0 5': storePayment,
  '2 0': supportHours,
  '2 1': suspensions,
  '2 2': letter,
  '2 5': fakeCoupons,
  '4 2': lateRankings,
  '4 3': lateRewards,
}
