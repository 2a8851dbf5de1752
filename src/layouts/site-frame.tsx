import { HeaderTool } from '#ui/header-tool.tsx'
import { Brand } from './brand.tsx'
import { LanguageHint } from './language-hint.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { SiteFooter } from './site-footer.tsx'

// What stands around a page, as one file: a stored page does without it until it is taken up.
export { SiteFooter } from './site-footer.tsx'
export { SiteHeader } from './site-header.tsx'

/** Brand and language above a long text. */
export function PolicyTop() {
  return (
    <>
      <Brand />
      <LanguageSwitcher />
    </>
  )
}

/** Brand, music and language above the stage of an occasion. */
export function EventTop() {
  return (
    <>
      <Brand />
      <div>
        <HeaderTool />
      </div>
      <LanguageSwitcher />
    </>
  )
}

/** The end of every page of the site: the footer, and the offer of another language. */
export function SiteEnd() {
  return (
    <>
      <SiteFooter />
      <LanguageHint />
    </>
  )
}
