import { table } from './text.ts'

/** Heading and text of each article; a version has the first five and, by its number, more. */
export const privacyArticles = table(
  `
수집하는 개인정보 항목
Information we collect
取得する個人情報の項目
회사는 회원 번호, 기기 종류, 접속 기록을 수집합니다. 닉네임은 이용자가 직접 입력한 경우에 한하여 수집합니다.
We collect your member number, your device type and your access logs. We collect a nickname only if you enter one.
当社は会員番号、端末の種類、接続記録を取得します。ニックネームは利用者が自ら入力した場合に限り取得します。

개인정보의 이용 목적
How we use your information
個人情報の利用目的
수집한 정보는 게임 서비스의 제공, 보상 지급, 부정 이용 방지를 위하여 이용합니다.
We use your information to provide the game, deliver rewards and prevent unfair play.
取得した情報は、ゲームサービスの提供、報酬の提供、不正利用の防止のために利用します。

보유 및 이용 기간
How long we keep your information
個人情報の保存期間
회원 탈퇴 후 7일이 지나면 개인정보를 지체 없이 파기합니다. 법령에 따라 보관이 필요한 정보는 정해진 기간 동안 보관합니다.
Your data is deleted 7 days after you delete your account. Data we are legally required to keep is kept for as long as the law requires.
退会後7日が経過した時点で遅滞なく破棄します。法令により保管が必要な情報は、定められた期間保管します。

개인정보의 제3자 제공
Sharing with third parties
第三者への提供
회사는 이용자의 동의 없이 개인정보를 제3자에게 제공하지 않습니다.
We do not share personal information with third parties without your consent.
当社は利用者の同意なく個人情報を第三者に提供いたしません。

이용자의 권리
Your rights
利用者の権利
이용자는 언제든지 자신의 정보에 대한 열람, 정정, 삭제를 요구할 수 있으며, 고객센터를 통해 신청할 수 있습니다.
You may access, correct or delete your information at any time. Our support team will help you.
利用者は、いつでも自身の情報の開示・訂正・削除を請求できます。請求はサポートにて受け付けます。

쿠키의 사용
Cookies
クッキーの利用
사이트는 이용에 꼭 필요한 정보만 기기에 저장하며, 분석과 광고를 위한 쿠키는 이용자가 동의한 경우에만 사용합니다.
On your device, we store only what this site needs to work. Analytics and advertising cookies are used only with your consent.
本サイトの動作に必要な情報は、端末のストレージにのみ保存します。分析および広告のためのクッキーは、利用者が同意した場合にのみ使用します。

만 14세 미만 아동의 개인정보
Children under 14
14歳未満の児童の個人情報
만 14세 미만 아동은 법정대리인의 동의를 받아야 서비스를 이용할 수 있습니다.
Children under 14 may use the service only with the consent of a parent or guardian.
14歳未満の児童は、法定代理人の同意を得たうえでサービスを利用できます。

개인정보의 안전성 확보 조치
How we protect your information
安全管理措置
개인정보는 암호화하여 보관하며, 접근 권한을 최소한의 인원에게만 부여합니다.
Personal information is encrypted, and access is limited to as few people as possible.
個人情報は暗号化して保管し、アクセス権限を必要最小限の担当者に限定しています。
`,
  2,
)
