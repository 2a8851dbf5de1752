import { RichHtml } from '#ui/article/rich-html.tsx'
import { Section } from '#ui/page/section.tsx'

const written = `
<h1>A heading of an editor</h1>
<p style="color:red" onclick="alert(1)">A paragraph with a <a href="/community/news">link within the
site</a>, one <a href="https://www.example.com">that leads away</a>, one <a href="javascript:alert(1)">that
is not safe</a>, <strong>strong</strong>, <em>emphasis</em> and a <mark>mark</mark>.</p>
<h2>A list</h2>
<ul><li>섬의 등불 축제</li><li><ruby>灯<rt>あか</rt></ruby>りの島</li></ul>
<table><caption>A table</caption><thead><tr><th scope="col">Day</th><th scope="col">Reward</th><th
scope="col">Amount</th></tr></thead><tbody><tr><td>1</td><td>Lantern</td><td>100</td></tr><tr><td>2</td>
<td>Tile</td><td>3</td></tr></tbody></table>
<blockquote><p>A small lit island at dusk.</p></blockquote>
<figure><img src="data:image/png;base64,AAAA" alt="A picture that is not safe"><figcaption>A
caption</figcaption></figure>
<script>alert(1)</script><form><input><button>A button of a form</button></form>`

/** Shows sanitized HTML, and HTML that is too long to sanitize. */
export function KitTexts() {
  return (
    <>
      <Section title="Editors’ HTML">
        <RichHtml html={written} />
      </Section>
      <Section title="Too long">
        <RichHtml html={'<b>word</b>'.padEnd(524_300, ' ')} />
      </Section>
    </>
  )
}
