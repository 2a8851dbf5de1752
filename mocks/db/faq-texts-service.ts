import { table } from './text.ts'

/** Question and answer, in two categories of six: coupons and payment, technical help. */
export const serviceFaqs = table(
  `
쿠폰은 어디에서 등록하나요?
Where do I redeem a coupon?
クーポンはどこで登録しますか？
이 사이트의 쿠폰 화면에서 회원 번호와 쿠폰 코드를 입력하시면 됩니다.
On the coupon page of this site, with your member number and the code.
このサイトのクーポン画面で、会員番号とクーポンコードを入力してください。

쿠폰 보상이 도착하지 않았어요.
My coupon reward has not arrived.
クーポンの報酬が届きません。
게임을 다시 시작한 뒤 우편함을 확인해 주시기 바랍니다. 보상은 7일 동안 보관됩니다.
Restart the game and look into your mailbox. Rewards stay there for 7 days.
ゲームを再起動し、メールボックスをご確認ください。報酬は7日間保管されます。

같은 쿠폰을 여러 번 쓸 수 있나요?
Can I use a coupon more than once?
同じクーポンを何度も使えますか？
쿠폰은 계정마다 한 번만 쓰실 수 있으며, 이벤트 쿠폰은 이벤트마다 한 번입니다.
Once per account, and event coupons once per event.
クーポンは1アカウントにつき1回、イベントクーポンはイベントごとに1回のみご利用いただけます。

결제했는데 상품이 들어오지 않았어요.
I paid but did not receive the item.
購入したのに商品が届きません。
영수증 화면과 함께 고객센터로 문의하시면 확인 후 지급해 드립니다.
Send the receipt to our support, and we will look into it.
レシート画面を添えてサポートへお問い合わせください。確認のうえお届けします。

환불은 어떻게 받나요?
How do I get a refund?
返金はどうすれば受けられますか？
사용하지 않은 상품은 구매 후 7일 안에 스토어에서 환불을 신청하실 수 있습니다.
Unused items can be returned through your store within 7 days of purchase.
未使用の商品は、購入後7日以内にストアで返金を申請できます。

미성년자도 결제할 수 있나요?
Can minors make purchases?
未成年でも購入できますか？
보호자의 동의가 필요하며, 동의 없는 결제는 취소하실 수 있습니다.
Only with the consent of a guardian; a purchase without it can be cancelled.
保護者の同意が必要です。同意のない購入は取り消すことができます。

지원하는 기기는 무엇인가요?
Which devices are supported?
対応端末を教えてください。
iOS 15 이상, Android 9 이상에 메모리 3GB를 갖춘 기기를 지원합니다.
Devices with iOS 15 or Android 9 and later, and 3 GB of memory.
iOS 15以降、Android 9以降でメモリ3GB以上の端末に対応しています。

게임이 자꾸 꺼져요.
The game keeps closing.
ゲームが何度も落ちます。
여유 공간을 1GB 이상 확보하고 최신 버전으로 업데이트해 주시기 바랍니다.
Keep at least 1 GB of space free and update to the newest version.
空き容量を1GB以上確保し、最新バージョンにアップデートしてください。

배터리가 빨리 닳아요.
The battery drains quickly.
バッテリーの減りが早いです。
설정 > 화면에서 절전 모드를 켜시면 초당 30프레임으로 동작합니다.
Switch on power saving under Settings > Display: the game then runs at 30 frames per second.
設定 > 画面で省電力モードをオンにすると、30fpsで動作します。

데이터 사용량을 줄일 수 있나요?
Can I reduce data usage?
通信量を減らせますか？
와이파이에서 추가 데이터를 한 번에 내려받으시면 이후에는 데이터가 거의 들지 않습니다.
Download the extra data once over Wi-Fi; after that very little is needed.
Wi-Fi環境で追加データをまとめてダウンロードすると、通信量はほとんどかかりません。

화면이 기기 크기에 맞지 않아요.
The screen does not fit my device.
画面が端末のサイズに合いません。
설정 > 화면 > 안전 영역에서 여백을 조절하실 수 있습니다.
Adjust the margins under Settings > Display > Safe area.
設定 > 画面 > セーフエリアで余白を調整できます。

알림이 오지 않아요.
I do not receive notifications.
通知が届きません。
기기의 알림 설정과 게임 안 알림 설정이 모두 켜져 있는지 확인해 주시기 바랍니다.
Make sure that notifications are on both on your device and in the game.
端末の通知設定とゲーム内の通知設定が両方オンになっているかご確認ください。
`,
  2,
)
