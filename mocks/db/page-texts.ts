import { table, texts } from './text.ts'

/** The plain pages: a heading, then headings and texts in turns. */
const operation = table(
  `
운영의 원칙
How we run the game
運営の原則
운영팀은 모든 이용자에게 같은 기준을 적용하며, 제재의 이유를 반드시 안내합니다.
The same rules hold for everybody, and we always say why we act.
運営チームはすべての利用者に同じ基準を適用し、措置の理由を必ずお伝えします。

제재의 단계
Steps of action
措置の段階
경고, 채팅 제한 3일, 이용 제한 7일, 영구 이용 제한의 순서로 적용합니다.
A warning, 3 days without chat, 7 days without play, and finally a permanent ban.
警告、チャット制限3日、利用制限7日、永久利用制限の順に適用します。

이의 신청
Objections
異議申し立て
제재일로부터 15일 안에 고객센터에서 이의를 신청하실 수 있습니다.
You may object through our support within 15 days.
措置の日から15日以内にサポートへ異議を申し立てることができます。
`,
  2,
)

const cookies = table(
  `
쿠키란 무엇인가요
What cookies are
クッキーとは
쿠키는 사이트가 기기에 저장하는 작은 기록입니다.
Cookies are small records that a site keeps on your device.
クッキーは、サイトが端末に保存する小さな記録です。

사용하는 쿠키의 종류
The kinds we use
使用するクッキーの種類
분석 쿠키와 광고 쿠키를 사용하며, 필수 쿠키와 기능 쿠키는 사용하지 않습니다.
We use analytical and advertising cookies, and no essential or functionality cookies.
分析クッキーと広告クッキーを使用し、必須クッキーと機能クッキーは使用しません。

선택의 변경
Changing your choice
選択の変更
화면 아래의 쿠키 설정에서 언제든지 선택을 바꾸실 수 있습니다. 동의는 12개월 동안 유지됩니다.
Change it at any time in the cookie settings at the bottom of the page. A consent lasts for 12 months.
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
Link three tiles of one pattern to light a lantern. Collect lanterns to open new paths on the island.
同じ模様のタイルを3つつなぐとランタンが灯ります。ランタンを集めて島の新しい道を開きましょう。

클럽에 들어가기
Joining a club
クラブに参加する
레벨 10부터 클럽에 들어가거나 직접 만들 수 있습니다.
From level 10 on you can join a club or found your own.
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
Every one of our Lumis, who were here from the start.
最初から一緒に歩んでくださったすべてのルミーズの皆さん。
`,
  2,
)

export const plainPages = { 'operation-policy': operation, cookies, guide, credits }

/** What each version of a policy says about itself, the first version first. */
export const versionIntros = texts(`
이 문서는 서비스 시작과 함께 시행되는 첫 번째 버전입니다.
This is the first version, in effect from the launch of the service.
本書はサービス開始とともに施行される初版です。

이 버전에서는 클럽 기능의 추가에 따라 조항을 보완하였습니다.
This version was extended for the new clubs.
本版では、クラブ機能の追加に伴い条項を補いました。

이 버전에서는 해외 이용자를 위한 안내를 명확히 하였습니다.
This version is clearer for players outside of Korea.
本版では、海外の利用者向けのご案内を明確にしました。

이 버전에서는 문장을 다듬고 사이트 이용에 관한 조항을 더하였습니다.
This version has simpler words and an article on the use of this site.
本版では、文章を整え、サイトの利用に関する条項を加えました。`)
