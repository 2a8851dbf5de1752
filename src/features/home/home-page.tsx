import { Page } from '#ui/page.tsx'
import { Part } from '#ui/error-boundary.tsx'
import { HomeDevlog } from './home-devlog.tsx'
import { HomeHeading } from './home-heading.tsx'
import { HomeLetters } from './home-letters.tsx'
import { HomeNews } from './home-news.tsx'
import { KeyVisuals } from './key-visuals.tsx'
import { StoreLinks } from './store-links.tsx'

/** The main page (spec section 2). Each part reads, fails and recovers by itself. */
export function HomePage() {
  return (
    <Page heading={homeHeading}>
      <Part>
        <KeyVisuals />
      </Part>
      <StoreLinks />
      <Part>
        <HomeNews />
      </Part>
      <Part>
        <HomeLetters />
      </Part>
      <Part>
        <HomeDevlog />
      </Part>
    </Page>
  )
}

const homeHeading = () => <HomeHeading />
