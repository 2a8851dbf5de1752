import { Badge } from '#ui/card/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card, CardGrid, LinkCard } from '#ui/card/card.tsx'
import { Day } from '#ui/date/date.tsx'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { partIcons } from '#ui/icons/part-icons.ts'
import { playerIcons } from '#ui/icons/player-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { LinkButton } from '#ui/link/link-button.tsx'
import { Section } from '#ui/page/section.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'
import { Tile } from '#ui/card/tile.tsx'
import styles from './kit-page.module.css'

const icons = Object.entries({ ...frameIcons, ...partIcons, ...playerIcons })

// The texts on these pages are sample content, which is not translated.

/** Shows buttons, badges, tiles, cards and icons. */
export function KitParts() {
  return (
    <>
      <Section title="Buttons" viewAll={{ to: '/' }}>
        <div className={styles.row}>
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
        <div className={styles.row}>
          <Badge>Quiet</Badge>
          <Badge tone="gold">Tier 3</Badge>
          <Badge tone="sea">Running</Badge>
          <Badge tone="coral">New</Badge>
          <Day instant={0} />
          <Day instant={null} />
        </div>
        <div className={styles.row}>
          <Tile>4</Tile>
          <Tile tone="gold">1</Tile>
          <Tile tone="dusk">
            <Icon shape={frameIcons.lantern} />
          </Tile>
          <Tile tone="gold" size="large">
            1
          </Tile>
          <Tile size="large">
            <Icon shape={partIcons.user} label="Islander" />
          </Tile>
        </div>
      </Section>
      <Section title="Cards" viewAll={{ to: '/' }}>
        <CardGrid>
          <li>
            <Card>A card</Card>
          </li>
          <li>
            <Card raised>A card set apart</Card>
          </li>
          <li>
            <LinkCard to="/">
              A card that is a link, with a name that takes more than a line
            </LinkCard>
          </li>
        </CardGrid>
      </Section>
      <Section title="Disclosure">
        <div className={styles.stack}>
          <Disclosure summary="How do I light a lantern?" name="kit">
            Put three tiles of one color in a row.
          </Disclosure>
          <Disclosure summary="열린 질문: 루미의 섬은 무료인가요?" name="kit" open>
            네, 무료로 즐길 수 있어요.
          </Disclosure>
        </div>
      </Section>
      <Section title="Icons">
        <div className={styles.row}>
          {icons.map(([name, shape]) => (
            <span key={name} className={styles.swatch}>
              <Icon shape={shape} />
              <span>{name}</span>
            </span>
          ))}
        </div>
      </Section>
    </>
  )
}
