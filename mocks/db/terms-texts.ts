import { table } from './text.ts'

/** Heading and text of each article; a version has the first five and, by its number, more. */
export const termsArticles = table(
  `
목적
Purpose
目的
이 약관은 루미의 섬 서비스의 이용 조건과 절차를 정하는 것을 목적으로 합니다.
These terms set out the conditions for using Isle of Lumi.
本規約は、ルミの島サービスの利用条件および手続きを定めることを目的とします。

계약의 성립
Acceptance of these terms
契約の成立
이용 계약은 이용자가 약관에 동의하고 게임을 시작한 때에 성립합니다.
The agreement takes effect when you accept these terms and start the game.
利用契約は、利用者が本規約に同意しゲームを開始した時点で成立します。

이용자의 의무
Your responsibilities
利用者の義務
이용자는 비인가 프로그램을 사용하거나 다른 이용자를 괴롭히는 행위를 하여서는 안 됩니다.
Do not use unauthorized programs, and do not harass other players.
利用者は、当社が許可していないプログラムの使用や他の利用者への迷惑行為をしてはなりません。

유료 상품과 환불
Purchases and refunds
有料商品と返金
사용하지 않은 유료 상품은 구매 후 7일 이내에 청약을 철회할 수 있습니다.
Unused items can be refunded within 7 days of purchase.
未使用の有料商品は、購入後7日以内に返金を申請できます。

서비스의 변경과 중단
Changes and interruptions
サービスの変更と中断
회사는 점검이나 부득이한 사유가 있는 경우 사전에 공지한 뒤 서비스를 일시 중단할 수 있습니다.
We may suspend the service for maintenance or other pressing reasons, with prior notice.
当社は、メンテナンスその他やむを得ない事由がある場合、事前に告知した上でサービスを一時中断することができます。

게시물에 대한 권리
Your creations
投稿物の権利
이용자가 게시한 꾸미기와 그림에 대한 권리는 이용자에게 있습니다.
What you create and post belongs to you.
利用者が投稿したデコレーションやイラストの権利は利用者に帰属します。

책임의 제한
Limitation of liability
責任の制限
회사는 천재지변 등 불가항력으로 인한 손해에 대해서는 책임을 지지 않습니다.
We are not liable for damage caused by events beyond our control.
当社は、天災地変など不可抗力による損害については責任を負いません。

분쟁의 해결
Dispute resolution
紛争の解決
서비스 이용과 관련한 분쟁은 양측이 성실히 협의하여 해결합니다.
Both sides will try to settle disputes in good faith.
サービスの利用に関する紛争は、双方が誠実に協議して解決します。
`,
  2,
)
