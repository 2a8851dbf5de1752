import { table, texts } from './text.ts'

/** Title and subtitle of each producer note, the oldest first. */
export const producerTitles = table(
  `
항해를 시작하며
Setting sail
航海のはじまりに
루미의 섬 첫 번째 약속
The first promise of Isle of Lumi
ルミの島 最初の約束

첫 달의 기록
Notes from the first month
最初のひと月の記録
여러분의 걸음에서 배운 것
What your steps taught us
皆さんの歩みから学んだこと

여름, 섬이 자랍니다
Summer: the island grows
夏、島は育ちます
새 지역과 새 주민을 소개하며
Introducing new places and new islanders
新しい地域と新しい住民のご紹介

난이도에 대한 솔직한 이야기
An honest word on difficulty
難易度についての正直な話
쉬움과 어려움 사이에서
Between easy and hard
やさしさと難しさのあいだで

하트 백만 개, 그다음
A million hearts, and then
百万のハート、その先へ
6월 이벤트를 돌아보며
Looking back at June
6月のイベントを振り返って

클럽이라는 작은 마을
Clubs are small villages
クラブという小さな村
함께하는 퍼즐을 준비합니다
Getting ready to puzzle together
みんなで遊ぶパズルの準備

겨울을 앞두고
Before winter comes
冬を前にして
연말까지의 계획
Our plans until the end of the year
年末までの計画

한 해를 마치는 편지
A letter at the end of the year
一年を終える手紙
고맙다는 말로는 모자라지만
More than thank you
ありがとうでは足りないけれど

새해의 등불
Lanterns of the new year
新年のランタン
다섯 가지 목표
Five goals
五つの目標

첫 번째 생일
Our first birthday
はじめての誕生日
1주년 준비 이야기
Preparing the first anniversary
1周年の準備について

더 빠르게 고칩니다
Fixing what is slow
もっと速くします
로딩 시간 절반 줄이기
Half the loading time
読み込み時間を半分に

음악이 먼저였습니다
The music came first
音楽が先でした
오렐린과의 두 번째 작업
Our second project with AURELINE
オーレリンとの二つ目の仕事

스타일 랭킹을 다시 생각합니다
Thinking again about the style board
スタイルランキングを考え直す
꾸미는 즐거움을 되찾기 위해
To bring back the joy of decorating
飾る楽しさを取り戻すために

작은 화면의 큰 배려
Big care for small screens
小さな画面への大きな気配り
접근성 개선 계획
Our accessibility plan
アクセシビリティ改善計画

실수에 대해 말씀드립니다
About a mistake we made
失敗についてお話しします
보상 지급 지연에 대한 사과
An apology for late rewards
報酬遅延についてのお詫び

두 번째 생일을 기다리며
Waiting for our second birthday
二度目の誕生日を待ちながら
불꽃의 밤을 다시 엽니다
The Night of Fireworks opens again
花火の夜がまた始まります

질문에 답합니다
Answers to your questions
質問にお答えします
루미즈가 가장 많이 물어본 열 가지
The ten things Lumis asked most
ルミーズから最も多かった十の質問

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
こんにちは、ルミの島プロデューサーです。今日も島に立ち寄ってくださりありがとうございます。

지난 몇 주 동안 보내 주신 의견을 하나씩 읽으며 다음에 할 일을 정했습니다.
Over the past weeks we read your comments one by one and decided what comes next.
ここ数週間、いただいたご意見をひとつずつ読み、次に取り組むことを決めました。

서두르기보다 오래 사랑받는 쪽을 택하겠습니다. 조금 늦더라도 약속은 지키겠습니다.
We choose what lasts over what is quick. We may be late at times, but we keep our promises.
早さよりも、長く愛されることを選びます。少し遅くなっても約束は守ります。

특히 처음 오신 분들이 길을 잃지 않도록 안내를 다시 쓰고 있습니다.
We are rewriting the first hours so that newcomers do not lose their way.
特に、初めての方が道に迷わないようご案内を書き直しています。

쉬운 길만 고르지는 않겠지만, 막힌 길 앞에 여러분을 세워 두지도 않겠습니다.
We will not always take the easy road, but we will not leave you in front of a closed one.
楽な道ばかりは選びませんが、行き止まりの前に皆さんを立たせたままにもしません。

다음 편지에서는 더 밝은 소식을 전해 드리겠습니다.
In the next letter we will bring brighter news.
次のお手紙では、もっと明るいお知らせをお届けします。`)
