import { table } from './text.ts'

/** Question and answer, in three categories of six: account, play, rankings. */
export const playFaqs = table(
  `
회원 번호(UID)는 어디에서 확인하나요?
Where do I find my member number (UID)?
会員番号（UID）はどこで確認できますか？
게임 내 설정 화면의 맨 아래에 표시됩니다. 길게 누르면 복사됩니다.
It's at the bottom of the settings screen in the game. Press and hold to copy it.
ゲーム内の設定画面の一番下に表示されます。長押しするとコピーできます。

게스트로 시작했는데 나중에 계정을 연동할 수 있나요?
I started as a guest. Can I link an account later?
ゲストで始めましたが、あとからアカウント連携できますか？
설정 > 계정 연동에서 언제든지 연동하실 수 있습니다. 진행 상황은 그대로 유지됩니다.
Yes. Go to Settings > Link account at any time. You'll keep your progress.
「設定」＞「アカウント連携」からいつでも連携できます。進行状況はそのまま引き継がれます。

기기를 바꾸면 데이터가 사라지나요?
Will I lose my data when I change devices?
機種変更をするとデータは消えますか？
계정을 연동하셨거나 이어하기 코드를 발급받으셨다면 새 기기에서 그대로 이어집니다.
Not if you have a linked account or a transfer code. Everything carries over to your new device.
アカウント連携または引き継ぎコードの発行がお済みであれば、新しい端末でそのまま続けられます。

닉네임을 바꾸고 싶어요.
How do I change my nickname?
ニックネームを変更したいです。
첫 변경은 무료이며, 이후에는 조개 200개로 30일마다 한 번 바꾸실 수 있습니다.
The first change is free. After that, you can change it once every 30 days for 200 shells.
初回は無料、2回目以降は貝がら200個で30日に1回変更できます。

회원 탈퇴는 어떻게 하나요?
How do I delete my account?
退会の方法を教えてください。
설정 > 계정 > 탈퇴에서 신청하시면 7일 뒤에 모든 정보가 삭제됩니다.
Go to Settings > Account > Delete account. Everything is deleted after 7 days.
「設定」＞「アカウント」＞「退会」から申請すると、7日後にすべての情報が削除されます。

다른 사람이 제 계정에 접속한 것 같아요.
I think someone else is using my account.
ほかの人に自分のアカウントを使われたようです。
연동된 계정의 비밀번호를 즉시 바꾸고 고객센터로 문의해 주시기 바랍니다.
Change the password of the linked account right away and contact our support team.
すぐに連携アカウントのパスワードを変更し、サポートへお問い合わせください。

스테이지에서 막혔어요. 건너뛸 수 있나요?
I'm stuck on a stage. Can I skip it?
クリアできないステージがあります。スキップできますか？
같은 스테이지에 열 번 도전하시면 등대지기가 길을 열어 드립니다.
After ten tries on the same stage, the lighthouse keeper opens the way for you.
同じステージに10回挑戦すると、灯台守が道を開いてくれます。

하트는 얼마나 자주 채워지나요?
How often do hearts refill?
ハートはどのくらいで回復しますか？
20분마다 1개씩, 최대 5개까지 채워집니다.
One every 20 minutes, up to five.
20分ごとに1つ、最大5つまで回復します。

꾸미기 아이템을 되팔 수 있나요?
Can I sell decorations?
デコレーションは売却できますか？
한정 아이템을 제외하고 구매 가격의 절반으로 되파실 수 있습니다.
Yes, for half the purchase price. Limited items can't be sold.
限定アイテムを除き、購入価格の半額で売却できます。

음악과 효과음을 따로 끌 수 있나요?
Can I turn off music and sounds separately?
音楽と効果音を別々にオフにできますか？
설정 > 소리에서 음악, 효과음, 목소리를 각각 조절하실 수 있습니다.
Yes. Settings > Sound has separate controls for music, effects and voices.
「設定」＞「サウンド」で、音楽・効果音・ボイスをそれぞれ調整できます。

인터넷 없이도 플레이할 수 있나요?
Can I play offline?
オフラインでも遊べますか？
다운로드한 스테이지는 오프라인에서 플레이하실 수 있으며, 기록은 다음 접속 때 저장됩니다.
Downloaded stages can be played offline. Your results are saved the next time you connect.
ダウンロード済みのステージはオフラインで遊べます。記録は次回接続時に保存されます。

색을 구분하기 어려워요. 보조 기능이 있나요?
I have trouble telling the colors apart. Is there an option that helps?
色の区別がつきにくいです。補助機能はありますか？
설정 > 접근성에서 무늬 타일을 켜시면 색 없이도 구분하실 수 있습니다.
Yes. Turn on patterned tiles under Settings > Accessibility.
「設定」＞「アクセシビリティ」で模様タイルをオンにすると、色に頼らず区別できます。

랭킹은 언제 갱신되나요?
When are the rankings updated?
ランキングはいつ更新されますか？
레벨 랭킹은 매주 화요일, 스타일 랭킹은 6주마다 갱신됩니다.
The level ranking updates every Tuesday, and the style ranking every 6 weeks.
レベルランキングは毎週火曜日、スタイルランキングは6週間ごとに更新されます。

스타일 포인트는 어떻게 올리나요?
How do I earn style points?
スタイルポイントはどうすれば増えますか？
섬을 꾸미고 다른 루미즈에게 등불을 받으시면 올라갑니다.
Decorate your island and receive lanterns from other Lumis.
島をデコレーションし、ほかのルミーズからランタンをもらうと増えます。

클럽 정원은 몇 명인가요?
How many players can join a club?
クラブには何人まで参加できますか？
한 클럽의 정원은 최대 30명입니다.
Up to 30 players can join a club.
1つのクラブに最大30人まで参加できます。

랭킹에서 제 이름이 보이지 않아요.
I can't find my name on the leaderboard.
ランキングに自分の名前が見つかりません。
사이트에는 상위 순위만 표시됩니다. 내 순위는 게임 내에서 확인하실 수 있습니다.
The site shows only the top ranks. You can check your own rank in the game.
サイトには上位のみ表示されます。ご自身の順位はゲーム内でご確認ください。

클럽 엠블럼이 표시되지 않아요.
My club emblem isn't showing.
クラブエンブレムが表示されません。
새로 만든 엠블럼은 다음 랭킹 갱신 때부터 표시됩니다.
New emblems show up after the next ranking update.
新しいエンブレムは、次回のランキング更新から表示されます。

시즌 보상은 언제 받나요?
When do I get my season rewards?
シーズン報酬はいつもらえますか？
시즌 종료 후 영업일 기준 2일 이내에 게임 내 우편함으로 지급됩니다.
They arrive in your game mailbox within 2 business days of the end of the season.
シーズン終了後、2営業日以内にゲーム内のメールボックスへお届けします。
`,
  2,
)
