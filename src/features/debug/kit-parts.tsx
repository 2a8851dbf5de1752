import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Badge } from '#ui/card/badge.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import paper from '#ui/card/letter.module.css'
import { LetterStamp } from '#ui/card/letter.tsx'
import cards from '#ui/card/post-cards.module.css'
import posts from '#ui/card/posts.module.css'
import { Day } from '#ui/date/date.tsx'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { playerIcons } from '#ui/icons/player-icons.ts'
import { Section } from '#ui/page/section.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'
import { Tile } from '#ui/card/tile.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { EmptyState, FailedState, LoadingState, OfflineState } from '#ui/feedback/states.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'

const allIcons = Object.entries({ ...icons, ...playerIcons })

// The texts on these pages are sample content, which is not translated.

/** Shows buttons, badges, tiles, cards and icons. */
export function KitParts() {
  return (
    <>
      <Section title="Buttons" viewAll={{ to: '/' }}>
        <div className="cluster">
          <Button>Plain</Button>
          <Button primary>Primary</Button>
          <Button busy>Busy</Button>
          <Button primary busy>
            Primary, busy
          </Button>
          <LinkButton to="/">Link</LinkButton>
        </div>
        <ShareButton title="Share" />
      </Section>
      <Section title="Badges and tiles">
        <div className="cluster">
          <Badge>Quiet</Badge>
          <Badge tone="gold">Tier 3</Badge>
          <Badge tone="sea">Running</Badge>
          <Badge tone="coral">New</Badge>
          <Day instant={0} />
          <Day instant={null} />
        </div>
        <div className="cluster">
          <Tile>4</Tile>
          <Tile tone="gold">1</Tile>
          <Tile tone="gold" size="large">
            1
          </Tile>
          <Tile size="large">
            <Icon shape={icons.user} label="Islander" />
          </Tile>
        </div>
      </Section>
      <Section title="Cards" viewAll={{ to: '/' }}>
        <ul className={`${cards.posts} ${cards.compact}`}>
          {['lead', 'post'].map((kind) => (
            <li key={kind} className={kind === 'lead' ? cards.lead : undefined}>
              <Link to="/" className={cards.post}>
                <Picture src={null} alt="" width={640} height={360} ratio="video" />
                <div className={cards.text}>
                  <h3 className={kind === 'lead' ? 'title large' : 'title'}>
                    A post with a name that takes more than a line
                  </h3>
                  <p>Its summary</p>
                  <p className="meta">2026-11-24</p>
                </div>
              </Link>
            </li>
          ))}
        </ul>
        <ul className="stack">
          <li>
            <Link to="/" className={`plate ${paper.sealed}`}>
              <div className={`stack ${posts.text}`}>
                <h3 className="title">A letter</h3>
                <p className="meta">2026-11-24</p>
              </div>
              <LetterStamp id={1} />
            </Link>
          </li>
        </ul>
      </Section>
      <Section title="Disclosure">
        <div className="stack">
          <Disclosure summary="How do I light a lantern?" name="kit">
            Put three tiles of one color in a row.
          </Disclosure>
          <Disclosure summary="열린 질문: 루미의 섬은 무료인가요?" name="kit" open>
            네, 무료로 즐길 수 있어요.
          </Disclosure>
        </div>
      </Section>
      <Section title="Icons">
        <div className="cluster">
          {allIcons.map(([name, shape]) => (
            <span key={name}>
              <Icon shape={shape} />
              <span>{name}</span>
            </span>
          ))}
        </div>
      </Section>
    </>
  )
}

function Fragile({ broken }: { broken: boolean }) {
  if (broken) throw new Error('Out of order, as asked for.')
  return <p>In order.</p>
}

/** Shows the empty, loading, failed and offline states, and images that load or fail. */
export function KitStates() {
  const [broken, setBroken] = useState(false)
  return (
    <>
      <Section title="States">
        <div className="stack">
          <EmptyState>No posts yet</EmptyState>
          <FailedState onRetry={() => undefined} />
          <OfflineState />
          <LoadingState rows={2} />
          <ErrorBoundary resetKey={String(broken)}>
            <Fragile broken={broken} />
            <Button onClick={() => setBroken(true)}>Break this part</Button>
          </ErrorBoundary>
        </div>
      </Section>
      <Section title="Images">
        <div className="columns">
          <Picture src={null} alt="A pier at dusk" width={320} height={180} />
          <Picture src="/missing.webp" alt="An image that is not there" width={320} height={180} />
          <Picture src={null} alt="" width={320} height={320} ratio="square" />
          <Picture src="javascript:alert(1)" alt="Not a URL" width={4} height={3} ratio="wide" />
        </div>
      </Section>
    </>
  )
}

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
<figure><img src="data:image/png;base64,AAAA" alt="An image that is not safe"><figcaption>A
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
