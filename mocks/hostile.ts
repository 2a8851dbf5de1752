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

const urls = [
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

/** Fields that decide what a page shows: another value would hide the hostile texts next to it. */
const structural = /^(?:boardType|type|status|kind|lang|seasonFilename|uid)$/

/** Returns the kind of a text of the mock data; by default plain text. */
export function meaningOf(key: string, value: string): 'structure' | 'html' | 'url' | 'text' {
  if (structural.test(key) || /^\d{4}-\d\d-\d\d/.test(value)) return 'structure'
  if (/(?:Url|Path|Src)$/.test(key) || /^(?:\/|https:\/\/)/.test(value)) return 'url'
  // Texts of the content begin with a tag exactly where they are HTML.
  return value.startsWith('<') ? 'html' : 'text'
}

/** Returns a copy of `value` with hostile text, HTML and URLs in every field that has any. */
export function hostileCopy<T>(value: T): T {
  const used = { plain: 0, urls: 0 }
  const spoil = (key: string, part: unknown): unknown => {
    if (typeof part !== 'string') return part
    const meaning = meaningOf(key, part)
    if (meaning === 'structure') return part
    if (meaning === 'html') return html
    return meaning === 'url' ? cycle(urls, used.urls++) : cycle(plain, used.plain++)
  }
  const copy: T = JSON.parse(JSON.stringify(value), spoil)
  return copy
}
