import { table, texts } from './text.ts'

/** Title and subtitle of each producer note, the oldest first. */
export const producerTitles = table(
  `
항해를 시작하며
Setting sail
航海のはじまりに
루미의 섬이 드리는 첫 번째 약속
Our first promise to you
ルミの島 最初の約束

첫 달의 기록
Notes from the first month
最初のひと月の記録
여러분의 발걸음에서 배운 점
What you've taught us so far
皆さんの歩みから学んだこと

여름, 섬이 자랍니다
Summer: the island grows
夏、島が育つ
새 지역과 새 주민을 소개하며
Introducing new places and new islanders
新しい地域と新しい住民のご紹介

난이도에 대한 솔직한 이야기
An honest word on difficulty
難易度について、正直にお話しします
쉬움과 어려움 사이에서
Between easy and hard
やさしさと難しさのあいだで

하트 백만 개, 그다음
A million hearts and beyond
100万のハート、その先へ
6월 이벤트를 돌아보며
Looking back at June
6月のイベントを振り返って

클럽이라는 작은 마을
Clubs are small villages
クラブという小さな村
함께하는 퍼즐을 준비합니다
Getting ready to solve puzzles together
みんなで遊ぶパズルに向けて

겨울을 앞두고
Before winter comes
冬を前にして
연말까지의 계획
Our plans for the rest of the year
年末までの計画

한 해를 마치는 편지
A letter at the end of the year
一年の終わりに寄せて
고맙다는 말로는 모자라지만
More than a thank-you
ありがとうでは足りないけれど

새해의 등불
Lanterns of the new year
新年のランタン
다섯 가지 목표
Five goals
5つの目標

첫 번째 생일
Our first birthday
はじめての誕生日
1주년 준비 이야기
Preparing for our first anniversary
1周年の準備について

더 빠르게 고칩니다
Fixing what's slow
もっと速くします
로딩 시간 절반 줄이기
Cutting loading times in half
読み込み時間を半分に

음악이 먼저였습니다
The music came first
はじまりは音楽でした
오렐린과 함께한 두 번째 작업
Our second project with AURELINE
オーレリンとの2度目のコラボレーション

스타일 랭킹을 다시 생각합니다
Rethinking the style ranking
スタイルランキングを見直します
꾸미는 즐거움을 되찾기 위해
Bringing back the joy of decorating
飾る楽しさを取り戻すために

작은 화면을 위한 큰 배려
Small screens, great care
小さな画面に、大きな気配りを
접근성 개선 계획
Our accessibility plan
アクセシビリティ改善計画

실수에 대해 말씀드립니다
About a mistake we made
私たちの失敗についてお話しします
보상 지급 지연에 대한 사과
An apology for late rewards
報酬のお届けが遅れたことへのお詫び

앙코르를 준비하며
Preparing the encore
アンコールに向けて
불꽃의 밤을 다시 엽니다
The Night of Fireworks returns
花火の夜がまた始まります

질문에 답합니다
Answers to your questions
質問にお答えします
루미즈 여러분이 가장 많이 물어보신 열 가지
The ten things you asked us most
ルミーズの皆さんから特に多かった10の質問

다음 바다로
On to the next sea
次の海へ
앞으로의 계획을 전해 드립니다
Our plans for the months ahead
これからの計画をお伝えします
`,
  2,
)

export const producerParagraphs = texts(`
안녕하세요, 루미의 섬 프로듀서입니다. 오늘도 섬에 들러 주셔서 감사합니다.
Hello, this is the producer of Isle of Lumi. Thank you for visiting the island today.
こんにちは、『ルミの島』プロデューサーです。今日も島に来てくださり、ありがとうございます。

지난 몇 주 동안 보내 주신 의견을 하나씩 읽으며 다음에 할 일을 정했습니다.
Over the past few weeks, we've read your comments one by one and decided what comes next.
ここ数週間、いただいたご意見をひとつずつ読み、次に取り組むことを決めました。

서두르기보다 오래 사랑받는 쪽을 택하겠습니다. 조금 늦더라도 약속은 지키겠습니다.
We choose what lasts over what's quick. We may be late at times, but we keep our promises.
早さよりも、長く愛されることを選びます。少し遅くなっても約束は守ります。

특히 처음 오신 분들이 길을 잃지 않도록 안내를 다시 쓰고 있습니다.
We're reworking the opening so newcomers don't lose their way.
特に、初めての方が道に迷わないようガイドを書き直しています。

쉬운 길만 고르지는 않겠지만, 막힌 길 앞에 여러분을 세워 두지도 않겠습니다.
We won't always take the easy road, but we won't leave you at a dead end.
楽な道ばかりを選ぶつもりはありません。それでも、行き止まりの前で皆さんを立ち往生させることはしません。

다음 편지에서는 더 밝은 소식을 전해 드리겠습니다.
In the next letter, we'll have brighter news for you.
次のお手紙では、もっと明るいお知らせをお届けします。`)
