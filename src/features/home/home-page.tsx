import type { ReactNode } from 'react'
import { Page } from '#ui/page.tsx'
import { HomeHero } from './home-hero.tsx'

interface HomePageProps {
  /** What is below the first screen. */
  children: ReactNode
}

/** The main page (spec section 2). */
export function HomePage({ children }: HomePageProps) {
  return <Page heading={hero}>{children}</Page>
}

const hero = () => <HomeHero />
