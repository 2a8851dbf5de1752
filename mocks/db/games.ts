import type * as v from 'valibot'
import type { Locale } from '#i18n/lang.ts'
import type * as schema from '#features/game/game.schema.ts'
import { videoId } from './media.ts'
import { table, texts } from './text.ts'

type Game = v.InferInput<typeof schema.Game>

/** Title, summary and two chapters of the story of each game. */
const games = table(
  `
루미의 섬
Isle of Lumi
ルミの島
타일을 이어 등불을 켜고, 잠든 섬을 깨우는 퍼즐 어드벤처입니다.
A puzzle adventure: link tiles, light lanterns and wake a sleeping island.
タイルをつないでランタンを灯し、眠れる島を目覚めさせるパズルアドベンチャーです。
어느 날 섬의 모든 등불이 꺼졌습니다. 등대지기는 마지막 불씨를 작은 정령 루미에게 맡깁니다.
One day, all the island's lanterns went out. The lighthouse keeper gave the last spark to a small spirit called Lumi.
ある日、島じゅうのランタンが消えてしまいました。灯台守は最後の火種を小さな精霊ルミに託します。
루미의 노래를 따라 섬의 다섯 마을이 차례로 눈을 뜹니다. 그 노래를 오렐린이 함께 부릅니다.
One by one, the island's five villages wake to Lumi's song, and AURELINE sings along.
ルミの歌に導かれ、島の5つの村が、ひとつ、またひとつと目を覚まします。その歌に、オーレリンが声を重ねます。

노을 배달부
Dusk Courier
夕暮れの配達人
해가 지기 전에 편지를 모두 전하는 길 찾기 게임입니다.
Find your way and deliver every letter before the sun goes down.
道をつないで、日が沈む前に手紙をすべて届けるパズルゲームです。
섬의 편지는 해 질 녘에만 읽을 수 있는 잉크로 쓰여 있습니다.
The island's letters are written in ink that can only be read at dusk.
島の手紙は、夕暮れにしか読めないインクで書かれています。
배달부 피오는 골목마다 숨은 지름길을 알고 있지만, 고양이 앞에서는 늘 멈춰 섭니다.
Fio the courier knows every shortcut, yet stops for every cat.
配達人フィオは路地の近道をすべて知っていますが、猫の前では必ず立ち止まります。

등불 우체국
Lantern Post
ランタン郵便局
친구의 섬에 등불을 보내고 답장을 기다리는 느긋한 게임입니다.
A relaxing game about sending lanterns to your friends' islands and waiting for a reply.
友だちの島へランタンを送り、返事を待つ、のんびりとしたゲームです。
떠내려온 등불 하나를 보고서야, 바다 건너에도 섬이 있다는 것을 알았습니다.
A drifting lantern brought the first word of islands beyond the sea.
海の向こうにも島があると教えてくれたのは、流れ着いたひとつのランタンでした。
모루는 매일 저녁 등불에 쪽지를 달아 보냅니다. 아직 답장은 오지 않았습니다.
Every evening, Moru ties a note to a lantern and lets it go. No reply has come yet.
モルは毎晩ランタンに手紙を結んで、夜の海へ流します。返事はまだ届いていません。
`,
  4,
)

const headings = texts(`
첫 번째 이야기
How it begins
物語のはじまり

두 번째 이야기
The story continues
物語のつづき`)

/** The games with their stories. */
export function gamesIn(lang: Locale): Game[] {
  return games.map(([title, summary, ...chapters], nth) => ({
    idx: 1 + nth,
    title: title?.[lang] ?? '',
    summary: summary?.[lang] ?? '',
    contents: chapters
      .map((chapter, part) => `<h2>${headings[part]?.[lang] ?? ''}</h2>\n<p>${chapter[lang]}</p>`)
      .join('\n'),
    imgUrl: `/game-data/art/game-${1 + nth}-1200x800.webp`,
    youtubeUrl: nth < 2 ? `https://www.youtube.com/watch?v=${videoId(`game ${nth}`)}` : undefined,
  }))
}
