import { table } from './text.ts'

/** Question and answer, in two categories of six: coupons and payment, technical help. */
export const serviceFaqs = table(
  `
쿠폰은 어디에서 사용하나요?
Where do I redeem a coupon?
クーポンはどこで使用できますか？
이 사이트의 쿠폰 페이지에서 회원 번호와 쿠폰 코드를 입력하시면 됩니다.
Enter your member number and the code on this site's coupon page.
このサイトのクーポンページで、会員番号とクーポンコードを入力してください。

쿠폰 보상이 도착하지 않았어요.
My coupon reward hasn't arrived.
クーポンの報酬が届きません。
게임을 다시 시작한 뒤 게임 내 우편함을 확인해 주시기 바랍니다. 보상은 7일 동안 보관됩니다.
Restart the game and check your game mailbox. Rewards stay there for 7 days.
ゲームを再起動し、ゲーム内のメールボックスをご確認ください。報酬は7日間保管されます。

같은 쿠폰을 여러 번 사용할 수 있나요?
Can I use a coupon more than once?
同じクーポンを何度も使用できますか？
아니요. 같은 쿠폰은 계정당 한 번, 이벤트 쿠폰은 이벤트당 한 번만 사용하실 수 있습니다.
No. Each coupon works once per account; event coupons work once per event.
いいえ。クーポンは1アカウントにつき1回、イベントクーポンは1つのイベントにつき1回のみご使用いただけます。

결제했는데 상품이 들어오지 않았어요.
I paid but didn't receive the item.
購入したのに商品が届きません。
영수증 화면을 첨부해 고객센터로 문의하시면 확인 후 지급해 드립니다.
Send the receipt to our support team and we'll look into it.
購入履歴（領収書）のスクリーンショットを添えてサポートへお問い合わせください。確認のうえお届けします。

환불은 어떻게 받나요?
How do I get a refund?
返金はどうすれば受けられますか？
사용하지 않은 상품은 구매 후 7일 이내에 스토어에서 환불을 신청하실 수 있습니다.
You can request a refund for unused items from your app store within 7 days of purchase.
未使用の商品は、購入後7日以内にストアで返金を申請できます。

미성년자도 결제할 수 있나요?
Can minors make purchases?
未成年でも購入できますか？
보호자의 동의가 필요하며, 동의 없는 결제는 취소하실 수 있습니다.
Only with the consent of a parent or guardian. Purchases made without it can be canceled.
保護者の同意が必要です。同意のない購入は取り消すことができます。

지원하는 기기는 무엇인가요?
Which devices are supported?
対応端末を教えてください。
iOS 15 이상 또는 Android 9 이상이며 메모리(RAM)가 3GB 이상인 기기를 지원합니다.
Devices running iOS 15 or Android 9 or later, with at least 3 GB of memory.
iOS 15以降またはAndroid 9以降で、メモリ3GB以上の端末に対応しています。

게임이 자꾸 꺼져요.
The game keeps crashing.
ゲームが何度も落ちます。
여유 공간을 1GB 이상 확보하고 최신 버전으로 업데이트해 주시기 바랍니다.
Make sure you have at least 1 GB of free space and update to the latest version.
空き容量を1GB以上確保し、最新バージョンにアップデートしてください。

배터리가 빨리 닳아요.
The battery drains quickly.
バッテリーの減りが速いです。
설정 > 화면에서 절전 모드를 켜시면 초당 30프레임으로 동작합니다.
Turn on power saving under Settings > Display. The game will run at 30 frames per second.
「設定」＞「画面」で省電力モードをオンにすると、30fpsで動作します。

데이터 사용량을 줄일 수 있나요?
Can I reduce data usage?
通信量を減らせますか？
와이파이에 연결한 뒤 추가 데이터를 한 번에 다운로드하시면 이후에는 데이터를 거의 사용하지 않습니다.
Yes. Download the extra data once over Wi-Fi. After that, the game uses very little data.
Wi-Fi環境で追加データをまとめてダウンロードすると、その後の通信量を大きく抑えられます。

화면이 기기 크기에 맞지 않아요.
The screen doesn't fit my device.
画面が端末のサイズに合いません。
설정 > 화면 > 안전 영역에서 여백을 조절하실 수 있습니다.
Adjust the margins under Settings > Display > Safe area.
「設定」＞「画面」＞「セーフエリア」で余白を調整できます。

알림이 오지 않아요.
I'm not getting notifications.
通知が届きません。
기기의 알림 설정과 게임 내 알림 설정이 모두 켜져 있는지 확인해 주시기 바랍니다.
Make sure notifications are turned on both on your device and in the game.
端末の通知設定とゲーム内の通知設定が両方オンになっているかご確認ください。
`,
  2,
)
