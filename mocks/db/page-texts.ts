import { table, texts } from './text.ts'

/** The plain pages: a heading, then headings and texts in turns. */
const operation = table(
  `
운영 원칙
How we run the game
運営の原則
운영팀은 모든 이용자에게 같은 기준을 적용하며, 제재 사유를 반드시 안내합니다.
The same rules apply to everyone, and we always explain our decisions.
運営チームはすべての利用者に同じ基準を適用し、利用制限の理由を必ずお伝えします。

제재 단계
How we respond to violations
利用制限の段階
경고, 채팅 제한 3일, 이용 제한 7일, 영구 이용 제한의 순서로 적용합니다.
First a warning, then a chat ban for 3 days, a suspension for 7 days and, finally, a permanent ban.
警告、チャット制限3日、利用制限7日、アカウントの永久停止の順に適用します。

이의 신청
Appeals
異議申し立て
제재일로부터 15일 이내에 고객센터를 통해 이의를 제기할 수 있습니다.
You can appeal within 15 days of our decision by contacting our support team.
利用制限の日から15日以内にサポートへ異議を申し立てることができます。
`,
  2,
)

const cookies = table(
  `
쿠키란?
What cookies are
クッキーとは
쿠키는 웹사이트가 이용자의 기기에 저장하는 작은 텍스트 파일입니다.
Cookies are small text files that a website stores on your device.
クッキーとは、ウェブサイトが利用者の端末に保存する小さなテキストファイルです。

사용하는 쿠키의 종류
Cookies we use
使用するクッキーの種類
분석 쿠키와 광고 쿠키를 사용하며, 필수 쿠키와 기능 쿠키는 사용하지 않습니다.
We use analytics and advertising cookies. We don't use essential or functionality cookies.
分析クッキーと広告クッキーを使用し、必須クッキーと機能クッキーは使用しません。

쿠키 설정 변경
Changing your cookie settings
クッキー設定の変更
화면 아래의 쿠키 설정에서 언제든지 설정을 바꿀 수 있습니다. 동의는 12개월 동안 유지됩니다.
You can change them at any time under “Cookie settings” at the bottom of the page. Your consent lasts for 12 months.
画面下部のクッキー設定からいつでも変更できます。同意は12か月間有効です。
`,
  2,
)

const guide = table(
  `
섬에 오신 것을 환영합니다
Welcome to the island
島へようこそ
같은 무늬의 타일 세 개를 이으면 등불이 켜집니다. 등불을 모아 섬의 새로운 길을 열어 보세요.
Link three matching tiles to light a lantern. Collect lanterns to open new paths on the island.
同じ模様のタイルを3つつなぐとランタンが灯ります。ランタンを集めて島の新しい道を開きましょう。

클럽 가입하기
Joining a club
クラブに参加する
레벨 10부터 클럽에 가입하거나 직접 창설할 수 있습니다.
From level 10, you can join a club or start your own.
レベル10になると、クラブに参加したり自分で作ったりできます。
`,
  2,
)

const credits = table(
  `
만든 사람들
Made by
制作
루미의 섬은 오렐린과 작은 개발팀이 함께 만들었습니다.
Isle of Lumi was made by AURELINE and a small team of developers.
ルミの島は、オーレリンと小さな開発チームが一緒に作りました。

고마운 분들
With thanks to
スペシャルサンクス
처음부터 함께해 주신 모든 루미즈 여러분께 감사드립니다.
All our Lumis, who have been with us from the start.
最初から一緒に歩んでくださった、すべてのルミーズの皆さんに感謝いたします。
`,
  2,
)

export const plainPages = { 'operation-policy': operation, cookies, guide, credits }

/** The introduction of each version of a policy, the first version first. */
export const versionIntros = texts(`
이 문서는 서비스 시작과 함께 시행된 첫 번째 버전입니다.
This is the first version, in effect from the launch of the service.
本版は、サービス開始とともに適用された初版です。

이 버전에서는 클럽 기능이 추가됨에 따라 조항을 보완하였습니다.
This version adds terms for the new club features.
本版では、クラブ機能の追加に伴い条項を補いました。

이 버전에서는 해외 이용자를 위한 안내를 명확히 하였습니다.
This version clarifies the terms for players outside Korea.
本版では、韓国国外の利用者向けのご案内を明確にしました。

이 버전에서는 문장을 다듬고 사이트 이용에 관한 조항을 더하였습니다.
This version uses plainer wording and adds a section on using this site.
本版では、文章を整え、サイトの利用に関する条項を加えました。`)
