import { ownMiddles } from './notice-bodies-own.ts'
import { texts, type Text } from './text.ts'

const greeting = texts(`
<p>안녕하세요, 루미의 섬 운영팀입니다.</p>
<p>Hello, Lumis. This is the Isle of Lumi team.</p>
<p>ルミーズの皆さん、こんにちは。ルミの島 運営チームです。</p>`)

const closing = texts(`
<p>언제나 섬을 환하게 밝혀 주시는 루미즈 여러분께 감사드립니다.</p>
<p>Thank you for keeping the island bright.</p>
<p>いつも島を明るく照らしてくださるルミーズの皆さま、本当にありがとうございます。</p>`)

/** The middle of a notice, in the order of the kinds of `notice-texts.ts`. */
const middles = [
  texts(`
<p>더욱 쾌적한 서비스를 위해 아래와 같이 점검을 진행합니다. 점검 중에는 게임에 접속하실 수 없습니다.</p>
<p>To keep the game running smoothly, we'll carry out maintenance as follows. You won't be able to play during that time.</p>
<p>より快適なサービスをご提供するため、下記の通りメンテナンスを実施します。メンテナンス中はゲームをご利用いただけません。</p>

<table><thead><tr><th>구분</th><th>내용</th></tr></thead><tbody><tr><td>일시</td><td>{date} 오전 10시 ~ 오후 1시(한국 시간)</td></tr><tr><td>대상</td><td>iOS, Android 전체</td></tr><tr><td>보상</td><td>등불 300개</td></tr></tbody></table>
<table><thead><tr><th>Item</th><th>Details</th></tr></thead><tbody><tr><td>Time</td><td>{date}, 10:00–13:00 KST</td></tr><tr><td>Devices</td><td>iOS and Android</td></tr><tr><td>Compensation</td><td>300 lanterns</td></tr></tbody></table>
<table><thead><tr><th>項目</th><th>内容</th></tr></thead><tbody><tr><td>日時</td><td>{date} 10時〜13時（韓国時間）</td></tr><tr><td>対象</td><td>iOS／Android全端末</td></tr><tr><td>補填</td><td>ランタン300個</td></tr></tbody></table>

<ul><li>점검 시간은 상황에 따라 변경될 수 있습니다.</li><li>진행 중인 퍼즐은 점검 전에 마쳐 주시기 바랍니다.</li></ul>
<ul><li>Times are subject to change.</li><li>Please finish puzzles in progress before maintenance begins.</li></ul>
<ul><li>状況により時間が変更になる場合があります。</li><li>プレイ中のパズルは、メンテナンス開始前に終了していただきますようお願いいたします。</li></ul>`),
  texts(`
<p>{version} 업데이트로 달라지는 점을 안내해 드립니다.</p>
<p>Here's what changes with update {version}.</p>
<p>アップデート{version}の変更点をお知らせします。</p>

<h3>추가되는 내용</h3><ul><li>새 스테이지와 두 가지 방해 타일이 추가됩니다.</li><li>섬 꾸미기 보관함이 40칸 늘어납니다.</li><li>클럽 채팅에서 <strong>등불 이모티콘</strong>을 쓸 수 있습니다.</li></ul>
<h3>What's new</h3><ul><li>New stages with two new kinds of blocker tiles.</li><li>40 more slots in your decoration storage.</li><li><strong>Lantern stickers</strong> in club chat.</li></ul>
<h3>追加内容</h3><ul><li>新ステージと2種類のお邪魔タイルが追加されます。</li><li>デコレーション保管庫が40枠増えます。</li><li>クラブチャットで<strong>ランタンの絵文字</strong>が使えるようになります。</li></ul>

<p>업데이트 기념 쿠폰: <strong>LUMIWELCOME01</strong></p>
<p>To celebrate the update, here's a coupon code for you: <strong>LUMIWELCOME01</strong></p>
<p>アップデートを記念してクーポンコードをお贈りします。コード：<strong>LUMIWELCOME01</strong></p>

<p><img src="/game-data/art/update-{seed}-960x540.webp" alt="새 스테이지의 모습" width="960" height="540"></p><p>자세한 이야기는 <a href="/devlog/withBTS">개발 일지</a>에서 만나 보실 수 있습니다.</p>
<p><img src="/game-data/art/update-{seed}-960x540.webp" alt="A look at the new stages" width="960" height="540"></p><p>Read more about it in the <a href="/devlog/withBTS">developer log</a>.</p>
<p><img src="/game-data/art/update-{seed}-960x540.webp" alt="新ステージの様子" width="960" height="540"></p><p>詳しくは<a href="/devlog/withBTS">開発日誌</a>をご覧ください。</p>`),
  texts(`
<p>서비스 이용과 관련하여 꼭 확인하셔야 할 내용을 안내해 드립니다.</p>
<p>Please take a moment to read the following before you play.</p>
<p>サービスのご利用に関して、必ずご確認いただきたい内容をお知らせします。</p>

<ol><li>적용 일자: {date}</li><li>대상: 루미의 섬을 이용하는 모든 분</li><li>문의: 게임 내 설정 &gt; 고객센터</li></ol>
<ol><li>Effective: {date}</li><li>Who it applies to: everyone who plays Isle of Lumi</li><li>Questions: in the game, go to Settings &gt; Support</li></ol>
<ol><li>適用日：{date}</li><li>対象：ルミの島をご利用のすべての方</li><li>お問い合わせ：ゲーム内の「設定」＞「サポート」</li></ol>

<blockquote><p>운영팀은 비밀번호나 이어하기 코드를 절대로 묻지 않습니다.</p></blockquote>
<blockquote><p>Our team never asks for your password or transfer code.</p></blockquote>
<blockquote><p>運営チームがパスワードや引き継ぎコードをお聞きすることは決してありません。</p></blockquote>`),
  texts(`
<p>함께해 주신 모든 분께 감사드리며, 당첨되신 분들을 아래와 같이 발표합니다.</p>
<p>Thank you to everyone who took part. Here are the winners.</p>
<p>ご参加くださった皆さま、ありがとうございました。当選された方を下記の通り発表いたします。</p>

<table><thead><tr><th>상</th><th>닉네임</th></tr></thead><tbody><tr><td>등대상</td><td>달빛***, LAN****</td></tr><tr><td>조개상</td><td>파도***, TID****, 月し**</td></tr></tbody></table>
<table><thead><tr><th>Prize</th><th>Nickname</th></tr></thead><tbody><tr><td>Lighthouse</td><td>달빛***, LAN****</td></tr><tr><td>Seashell</td><td>파도***, TID****, 月し**</td></tr></tbody></table>
<table><thead><tr><th>賞</th><th>ニックネーム</th></tr></thead><tbody><tr><td>灯台賞</td><td>달빛***, LAN****</td></tr><tr><td>貝がら賞</td><td>파도***, TID****, 月し**</td></tr></tbody></table>

<p>보상은 게임 내 우편함으로 지급되며, <em>7일 이내</em>에 수령하지 않으시면 소멸됩니다.</p>
<p>Rewards arrive in your game mailbox and expire if you don't claim them <em>within 7 days</em>.</p>
<p>報酬はゲーム内のメールボックスにお届けします。<em>7日以内</em>にお受け取りいただけない場合は消滅します。</p>`),
  texts(`
<p>현재 확인된 현상과 조치 상황을 안내해 드립니다. 이용에 불편을 드려 죄송합니다.</p>
<p>We're sorry for the trouble. Here's what we know and what we're doing about it.</p>
<p>現在確認している不具合と対応状況をお知らせします。ご不便をおかけし申し訳ございません。</p>

<h3>현상</h3><p>{version} 버전을 사용하는 일부 기기에서 위 현상이 발생하고 있으며, 저장된 진행 상황에는 영향이 없습니다.</p>
<h3>What's going on</h3><p>The issue affects some devices running version {version}. Your saved progress isn't affected.</p>
<h3>不具合の内容</h3><p>この不具合は、バージョン{version}をご利用の一部の端末で発生しています。セーブデータへの影響はありません。</p>

<h3>임시 해결 방법</h3><ol><li>게임을 완전히 종료합니다.</li><li>기기를 다시 시작합니다.</li><li>같은 현상이 이어지면 고객센터로 문의해 주시기 바랍니다.</li></ol>
<h3>What you can do for now</h3><ol><li>Close the game completely.</li><li>Restart your device.</li><li>If it keeps happening, please contact our support team.</li></ol>
<h3>一時的な対処法</h3><ol><li>ゲームを完全に終了します。</li><li>端末を再起動します。</li><li>改善しない場合はサポートまでお問い合わせください。</li></ol>`),
]

/** The HTML fragments of a notice: those of its title if the title has its own, else of its kind. */
export function noticeBody(kind: number, title: number): Text[] {
  const middle = ownMiddles[`${kind} ${title}`] ?? middles[kind] ?? []
  return [...greeting, ...middle, ...closing]
}
