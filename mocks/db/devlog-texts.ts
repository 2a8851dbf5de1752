import { texts } from './text.ts'

/** Titles of the messages, three for each theme of `devlog-bodies.ts`, taken in turns. */
export const devlogTitles = texts(`
첫 등불을 켜기까지: 섬을 그린 사람들
Before the first lantern: the people who drew the island
最初のランタンが灯るまで 〜島を描いた人たち〜

퍼즐 한 칸에 담긴 백 번의 실험
A hundred experiments in a single tile
パズルの1マスに込めた100回の実験

파도 소리를 녹음하러 간 날
The day we went to record the waves
波の音を録りに行った日

등대지기는 왜 말이 없을까요?
Why the lighthouse keeper says so little
灯台守はなぜ無口なのでしょうか

오렐린과 함께한 첫 회의
Our first meeting with AURELINE
オーレリンとの最初の打ち合わせ

서버실의 긴 밤과 짧은 아침
Long nights and short mornings in the server room
サーバールームの長い夜と短い朝

모두가 즐길 수 있는 퍼즐을 위해
Puzzles that everyone can enjoy
みんなが楽しめるパズルのために

루미즈 여러분이 보내 주신 편지를 읽었습니다
We read the letters you sent us
ルミーズからのお手紙を読みました

보라색에도 서른 가지가 있습니다
Thirty shades of lilac
薄紫にも30の色があります

어려운 스테이지를 덜 괴롭게 만드는 법
How to make a hard stage less painful
難しいステージのつらさを減らす方法

한 곡이 여덟 소절로 줄어든 사연
How one song became eight bars
1曲が8小節になったわけ

섬의 백 년 역사를 쓰면서
Writing a hundred years of island history
島の100年の歴史を書きながら

성우 녹음실에서 생긴 일
What happened in the recording booth
収録ブースでの出来事

랭킹은 왜 화요일에 바뀌나요?
Why the rankings change on Tuesdays
ランキングはなぜ火曜日に変わるのか

한 손으로 하는 섬 생활
Island life with one hand
片手で楽しむ島の暮らし

팬아트 벽을 만들었습니다
We made a wall of fan art
ファンアートの壁を作りました

겨울 섬의 빛을 찾아서
In search of winter light
冬の島の光を探して

타일이 떨어지는 속도에 대하여
How fast should tiles fall?
タイルが落ちる速さについて

조용한 저녁을 위한 배경 음악
Background music for a calm evening
静かな夕べのためのBGM

사라진 스테이지 열두 개의 이야기
The twelve stages that never made it
幻となった12のステージの話

무대 뒤에서 본 등불 축제
Backstage at the Lantern Festival
舞台裏から見たランタンフェスティバル

두 배로 늘어난 섬 주민, 두 배로 늘어난 숙제
Twice the islanders, twice the homework
住民が2倍、宿題も2倍

글자 크기를 키웠을 뿐인데
All we did was make the text bigger
文字を大きくしただけなのに

다음 항해의 지도를 조금 보여 드립니다
A glimpse of the map for our next voyage
次の航海の地図を少しだけお見せします`)
