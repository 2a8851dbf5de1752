import { announcements } from './notice-bodies-announcements.ts'
import { texts, type Text } from './text.ts'

/** Maintenance that is over. */
const completed = texts(`
<p>{date}에 진행한 점검이 완료되었습니다. 지금은 게임을 정상적으로 이용하실 수 있습니다. 기다려 주셔서 감사합니다.</p>
<p>The maintenance on {date} is complete and the game is available again. Thank you for your patience.</p>
<p>{date}に実施したメンテナンスは完了いたしました。現在は通常どおりゲームをご利用いただけます。お待ちいただき、ありがとうございました。</p>

<table><thead><tr><th>구분</th><th>내용</th></tr></thead><tbody><tr><td>보상</td><td>등불 300개</td></tr><tr><td>지급 방법</td><td>게임 내 우편함</td></tr><tr><td>수령 기한</td><td>지급 후 7일</td></tr></tbody></table>
<table><thead><tr><th>Item</th><th>Details</th></tr></thead><tbody><tr><td>Compensation</td><td>300 lanterns</td></tr><tr><td>Sent to</td><td>Your game mailbox</td></tr><tr><td>Claim within</td><td>7 days of receipt</td></tr></tbody></table>
<table><thead><tr><th>項目</th><th>内容</th></tr></thead><tbody><tr><td>補填</td><td>ランタン300個</td></tr><tr><td>お届け先</td><td>ゲーム内のメールボックス</td></tr><tr><td>受け取り期限</td><td>お届けから7日間</td></tr></tbody></table>`)

/** Changes that bring no new stages. */
const changes = texts(`
<p>{version} 업데이트로 달라지는 점을 안내해 드립니다.</p>
<p>Here's what changes with update {version}.</p>
<p>アップデート{version}の変更点をお知らせします。</p>

<ul><li>변경 사항은 업데이트한 뒤 바로 적용됩니다.</li><li>저장된 진행 상황과 보유하신 아이템은 그대로 유지됩니다.</li><li>자세한 내용은 게임 내 소식에서 확인하실 수 있습니다.</li></ul>
<ul><li>The changes take effect as soon as you update.</li><li>You keep your progress and everything you own.</li><li>You'll find the full list in the game's news.</li></ul>
<ul><li>変更内容はアップデート後すぐに適用されます。</li><li>セーブデータと所持アイテムはそのまま引き継がれます。</li><li>詳しくはゲーム内のお知らせをご確認ください。</li></ul>`)

/** Ranking rewards of a season. */
const rewardsSent = texts(`
<p>시즌 {season} 랭킹 보상을 모두 지급했습니다. 함께해 주신 모든 분께 감사드립니다.</p>
<p>All ranking rewards for season {season} have been sent. Thank you to everyone who took part.</p>
<p>シーズン{season}のランキング報酬のお届けが完了いたしました。ご参加くださった皆さま、ありがとうございました。</p>

<p>보상은 게임 내 우편함에서 확인하실 수 있으며, <em>7일 이내</em>에 수령하지 않으시면 소멸됩니다.</p>
<p>You'll find your rewards in your game mailbox. They expire if you don't claim them <em>within 7 days</em>.</p>
<p>報酬はゲーム内のメールボックスでご確認いただけます。<em>7日以内</em>にお受け取りいただけない場合は消滅します。</p>`)

/** An issue that is fixed. */
const fixed = texts(`
<p>{version} 버전에서 확인된 오류를 수정했습니다. 이용에 불편을 드려 죄송합니다.</p>
<p>We've fixed the issue in version {version}. We're sorry for the trouble.</p>
<p>バージョン{version}で確認された不具合を修正いたしました。ご不便をおかけし申し訳ございません。</p>

<p>게임을 완전히 종료한 뒤 다시 시작하시면 수정 사항이 적용됩니다. 같은 현상이 계속되면 고객센터로 문의해 주시기 바랍니다.</p>
<p>Close the game completely and start it again to apply the fix. If the issue continues, please contact our support team.</p>
<p>ゲームを完全に終了し、再起動すると修正が適用されます。改善しない場合は、サポートまでお問い合わせください。</p>`)

/** The middle of notices that the text of their kind does not fit, by the places of kind and title. */
export const ownMiddles: Record<string, Text[] | undefined> = {
  ...announcements,
  '0 1': completed,
  '0 4': completed,
  '1 2': changes,
  '1 3': changes,
  '1 4': changes,
  '1 5': changes,
  '3 2': rewardsSent,
  '4 1': fixed,
  '4 4': fixed,
}
