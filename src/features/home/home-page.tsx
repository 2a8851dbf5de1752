import type { ReactNode } from 'react'
import { Page } from '#ui/page/page.tsx'
import { HomeHero } from './home-hero.tsx'

interface HomePageProps {
  /** Content below the first screen. */
  children: ReactNode
}

/** Renders the main page (docs/product.md#main-page). */
export function HomePage({ children }: HomePageProps) {
  return <Page heading={hero}>{children}</Page>
}

const hero = () => <HomeHero />
