import { useLingui, Trans } from '@lingui/react/macro'
import { Link, useMatches } from '@tanstack/react-router'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { Emblem, Wordmark } from '#ui/brand/marks.tsx'
import { lazyExtra, Optional } from '#ui/feedback/optional.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { PlayButton } from '#ui/link/play-button.tsx'
import { useHeaderSlot } from '#ui/page/slots.tsx'
import { musicPageOf } from '#ui/page/static-data.ts'
import { NavList } from '../navigation/nav-list.tsx'
import { mainNavigation, moreNavigation } from '../navigation/navigation.ts'
import brand from './brand.module.css'
import { HeaderMenu } from './header-menu.tsx'
import { LanguageHint, LanguageLinks, LanguageMenu } from './language-menu.tsx'
import styles from './site-header.module.css'

/** Renders the emblem and the name of the game as a link to the main page. */
function Brand() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  return (
    <Link to="/" activeOptions={{ exact: true }} className={`target ${brand.brand}`}>
      <Emblem />
      <Wordmark lang={lang} name={site.game[lang]} />
    </Link>
  )
}

// For visitors who open the menu.
const MenuExtras = lazyExtra(async () => (await import('./menu-extras.tsx')).MenuExtras)
const menuExtras = (
  <Optional>
    <MenuExtras />
  </Optional>
)

/**
 * Renders brand, navigation, music, language and the link to the game in one row that stays in view. It is in the night
 * scheme on every page, and transparent above a page that begins with a scene (`data-world`). Narrow windows have the
 * navigation in a sheet that covers the screen.
 */
export function SiteHeader() {
  const { t } = useLingui()
  return (
    <header className={styles.header} data-scheme="dark">
      <div className={styles.bar}>
        <Brand />
        <div className={styles.wide}>
          <NavList label={t`Main menu`} items={mainNavigation} />
          <HeaderMenu
            button={
              <>
                <Trans comment="A button that opens further links of the main menu.">More</Trans>
                <Icon shape={icons.chevronDown} />
              </>
            }
            className={styles.more}
            buttonClassName={styles.tool}
          >
            {(wasOpened) => (
              <div className={`stack ${styles.sheet}`} data-panel>
                <NavList label={t`More links`} items={moreNavigation} isTiles />
                {wasOpened && menuExtras}
              </div>
            )}
          </HeaderMenu>
        </div>
        <div className={styles.tools}>
          <PlayButton className={`target ${styles.pill}`}>
            <Trans comment="A short button in the header: opens the game.">Play</Trans>
          </PlayButton>
          <MusicSlot />
          <LanguageMenu />
          <HeaderMenu
            button={
              <>
                <Icon shape={icons.menu} />
                <span className="visually-hidden">
                  <Trans>Menu</Trans>
                </span>
              </>
            }
            className={styles.menu}
            buttonClassName={styles.tool}
          >
            {(wasOpened) => (
              <div className={`stack ${styles.sheet}`} data-sheet>
                <NavList
                  label={t`Main menu`}
                  items={[...mainNavigation, ...moreNavigation]}
                  isTiles
                />
                {/* A narrow header has no room for them. Below the extras, which load later, they would move. */}
                <nav aria-label={t`Language`} className={styles.languages}>
                  <LanguageLinks />
                </nav>
                {wasOpened && menuExtras}
              </div>
            )}
          </HeaderMenu>
        </div>
      </div>
      <LanguageHint />
    </header>
  )
}

/** Reserves the space of the control of the music, which loads late, on pages that have music. */
function MusicSlot() {
  const music = useMatches({ select: (matches) => musicPageOf(matches.at(-1)) })
  const slot = useHeaderSlot()
  if (music === undefined) return null
  return <div ref={slot} className={styles.music} />
}
