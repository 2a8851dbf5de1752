import { cycle } from './db/text.ts'

// Hostile and broken content. A script that runs sets `window.hacked`.

const plain = [
  '<img src=x onerror="window.hacked=1">',
  '"><script>window.hacked=1</script>',
  "'-alert(1)-' {{constructor.constructor('window.hacked=1')()}}",
  '\u202Egpj.exe\u202C \u200B\u2066hidden\u2069',
  `Z\u0351\u0363\u0342\u034C${'\u0300'.repeat(60)}algo`,
  'W'.repeat(400),
  '</title></head></script><!--',
  '__proto__',
  '\u0000\u0007control',
]

const addresses = [
  'javascript:window.hacked=1',
  'JaVaScRiPt\t:window.hacked=1',
  '//evil.invalid/x',
  '/\\evil.invalid/x',
  'https://user:word@evil.invalid/',
  'data:text/html,<script>parent.hacked=1</script>',
  'http://evil.invalid/plain',
  'blob:https://evil.invalid/1',
  '',
]

const html = [
  '<h2 id="root">Clobbering</h2><form name="location"><input name="href"></form>',
  '<script>window.hacked=1</script><img src="x" onerror="window.hacked=1">',
  '<svg onload="window.hacked=1"><animate onbegin="window.hacked=1" attributeName="x"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  '<a href="javascript:window.hacked=1">press</a> <a href="//evil.invalid" target="_blank">out</a>',
  '<iframe src="javascript:parent.hacked=1"></iframe><object data="x.swf"></object><embed src="x">',
  '<style>*{display:none!important}</style><link rel="stylesheet" href="https://evil.invalid/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.invalid"><base href="https://evil.invalid/">',
  '<form action="https://evil.invalid"><button formaction="javascript:window.hacked=1">Win</button></form>',
  '<div style="position:fixed;inset:0;background:red">cover</div>',
  '<img src="https://evil.invalid/pixel.gif?leak" srcset="data:image/png;base64,AAAA 2x">',
  '<video autoplay src="https://evil.invalid/a.mp4" onerror="window.hacked=1"></video>',
  '<p>Text that stays readable.</p><template><img src=x onerror="window.hacked=1"></template>',
].join('\n')

const plainFields =
  /^(?:(?:ko|en|jp)?(?:Title|Category)|title|subtitle|summary|nickname|clubName|text|category|ver)$/
const addressFields =
  /^(?:imgUrl|mobileImgUrl|linkUrl|thumbUrl|youtubeUrl|topUrl|bottomUrl|bgmSrc|IconPath)$/

/** A copy of `value` with hostile text, HTML and URLs in every field that has any. */
export function hostileCopy<T>(value: T): T {
  const used = { plain: 0, addresses: 0 }
  const spoil = (key: string, part: unknown): unknown => {
    if (typeof part !== 'string') return part
    // Texts of the content begin with a tag exactly where they are HTML.
    if (part.startsWith('<')) return html
    if (addressFields.test(key)) return cycle(addresses, used.addresses++)
    return plainFields.test(key) ? cycle(plain, used.plain++) : part
  }
  const copy: T = JSON.parse(JSON.stringify(value), spoil)
  return copy
}
