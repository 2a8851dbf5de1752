import type { ReactNode } from 'react'
import { Part } from '#ui/error-boundary.tsx'
import { Page } from '#ui/page.tsx'
import { HomeDevlog } from './home-devlog.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeLetters } from './home-letters.tsx'
import { HomeNews } from './home-news.tsx'
import { StoreSection } from './store-section.tsx'

interface HomePageProps {
  /** What other features show of themselves, one part after another, before the stores. */
  children: ReactNode
}

/** The main page (spec section 2). Each part reads, fails and recovers by itself. */
export function HomePage({ children }: HomePageProps) {
  return (
    <Page heading={hero}>
      <Part>
        <HomeNews />
      </Part>
      <Part>
        <HomeLetters />
      </Part>
      <Part>
        <HomeDevlog />
      </Part>
      {children}
      <StoreSection />
    </Page>
  )
}

const hero = () => <HomeHero />
