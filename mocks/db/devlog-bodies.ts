import { table, texts } from './text.ts'

/** A lead and three points of each theme. */
export const devlogThemes = table(
  `
섬의 풍경은 언제나 해 질 녘에서 시작합니다. 하루 중 가장 짧은 빛을 오래 붙잡아 두고 싶었기 때문입니다.
Every view of the island begins at dusk. We wanted to hold on to the day's shortest light.
島の風景はいつも夕暮れから始まります。一日でいちばん短い光を、少しでも長く留めておきたかったからです。
바다의 초록은 실제 해안에서 찍은 사진 40장에서 골랐습니다.
The green of the sea comes from forty photographs of a real coast.
海の緑は、実際の海岸で撮った40枚の写真から選びました。
등불은 멀리서도 개수를 셀 수 있게 그립니다.
We draw lanterns so you can count them from a distance.
ランタンは遠くからでも数えられるように描きます。
비 오는 날의 그림은 따로 그리지 않고 빛만 바꿉니다.
For rain, we change the light and nothing else.
雨の日は絵を描き直さず、光だけを変えます。

퍼즐은 손끝으로 읽는 이야기라고 생각합니다. 그래서 규칙을 하나 더할 때마다 두 개를 뺍니다.
We think of puzzles as stories read with the fingertips. For each rule we add, we take two away.
パズルは指先で読む物語だと考えています。だからルールをひとつ足すたびに、ふたつ減らします。
새 스테이지는 담당자가 아닌 팀원 세 명이 먼저 풀어 봅니다.
Three people other than its designer play each new stage first.
新しいステージは、担当者以外の3人が先にプレイします。
열 번 넘게 막히는 구간은 다시 만듭니다.
If testers get stuck somewhere more than ten times, we rebuild it.
10回以上詰まる場所は作り直します。
운보다 전략이 통하도록 타일 순서를 정합니다.
We choose the order of the tiles so that planning beats luck.
運よりも読みがものを言うように、タイルの順番を決めています。

소리는 눈을 감아도 섬과 이어 주는 다리입니다. 작은 소리일수록 오래 다듬었습니다.
Sound is the bridge that keeps you on the island with your eyes closed. The quieter the sound, the longer we worked on it.
音は、目を閉じていても島へと導いてくれる架け橋です。小さな音ほど、時間をかけて磨き上げました。
등불이 켜지는 소리는 유리컵 세 개로 만들었습니다.
The sound of a lantern lighting up comes from three drinking glasses.
ランタンが灯る音は、3つのガラスのコップで作りました。
음악은 어디에서 끊어도 어색하지 않게 이어집니다.
The music loops seamlessly wherever you cut it.
音楽はどこで切っても自然につながります。
헤드폰 없이도 들리도록 저음을 한 옥타브 올렸습니다.
We raised the bass an octave so you can hear it without headphones.
ヘッドホンなしでも聞こえるよう、低音を1オクターブ上げました。

이야기를 쓸 때는 말하지 않을 것을 먼저 정합니다. 빈칸은 루미즈 여러분이 채워 주시리라 믿습니다.
When we write, we decide first what stays unsaid. The blanks are yours to fill.
物語を書くときは、語らないことを先に決めます。空白はルミーズの皆さんが埋めてくださると信じています。
주민마다 좋아하는 날씨가 하나씩 있습니다.
Each islander has a favorite kind of weather.
住民にはそれぞれ好きな天気があります。
편지는 백 통이 넘지만 답장은 아직 비밀입니다.
There are more than a hundred letters; the replies are still a secret.
手紙は100通を超えますが、返事はまだ秘密です。
모든 대사는 소리 내어 읽어 본 뒤에 정합니다.
Every line is read aloud before it is final.
せりふはすべて声に出して読んでから決めます。
`,
  4,
)

export const devlogFrame = texts(`
<h2>이번에 공들인 부분</h2>
<h2>What we focused on this time</h2>
<h2>今回こだわったこと</h2>

<h2>숫자로 보는 한 달</h2><table><thead><tr><th>항목</th><th>지난달</th><th>이번 달</th></tr></thead><tbody><tr><td>새 스테이지</td><td>42</td><td>{stages}</td></tr><tr><td>고친 오류</td><td>118</td><td>{fixes}</td></tr><tr><td>마신 차</td><td>960잔</td><td>{cups}잔</td></tr></tbody></table>
<h2>The month in numbers</h2><table><thead><tr><th>Item</th><th>Last month</th><th>This month</th></tr></thead><tbody><tr><td>New stages</td><td>42</td><td>{stages}</td></tr><tr><td>Bugs fixed</td><td>118</td><td>{fixes}</td></tr><tr><td>Cups of tea</td><td>960</td><td>{cups}</td></tr></tbody></table>
<h2>数字で見るひと月</h2><table><thead><tr><th>項目</th><th>先月</th><th>今月</th></tr></thead><tbody><tr><td>新ステージ</td><td>42</td><td>{stages}</td></tr><tr><td>直した不具合</td><td>118</td><td>{fixes}</td></tr><tr><td>飲んだお茶</td><td>960杯</td><td>{cups}杯</td></tr></tbody></table>

<figure><img src="/game-data/art/devlog-body-{seed}-960x640.webp" alt="작업 중인 섬의 스케치" width="960" height="640"><figcaption>작업 중인 스케치</figcaption></figure>
<figure><img src="/game-data/art/devlog-body-{seed}-960x640.webp" alt="A sketch of the island in progress" width="960" height="640"><figcaption>A sketch in progress</figcaption></figure>
<figure><img src="/game-data/art/devlog-body-{seed}-960x640.webp" alt="制作中の島のスケッチ" width="960" height="640"><figcaption>制作中のスケッチ</figcaption></figure>

<h3>다음 이야기</h3><p>다음 글에서는 여러분이 보내 주신 질문에 답하겠습니다. <a href="/community/news">소식</a>도 함께 확인해 주세요.</p>
<h3>Next time</h3><p>In our next post, we'll answer your questions. And don't miss the latest <a href="/community/news">news</a>.</p>
<h3>次回のお話</h3><p>次回は皆さんからのご質問にお答えします。<a href="/community/news">お知らせ</a>もあわせてご覧ください。</p>`)
