import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { languages, localeOf, type Lang } from '#i18n/lang.ts'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { useRootMark } from '#ui/page/slots.tsx'
import styles from './language-hint-line.module.css'

interface LanguageHintLineProps {
  offered: Lang
  onClose: () => void
}

/** Renders the link to the page in another language, below the language control. */
export function LanguageHintLine({ offered, onClose }: LanguageHintLineProps) {
  const { t } = useLingui()
  const { pathname, searchStr } = useLocation()
  const locale = localeOf(offered)
  useRootMark('data-hinted')
  return (
    <aside
      className={`cluster ${styles.hint}`}
      aria-label={t`Language suggestion`}
      data-hint={pathname}
    >
      <a href={`/${offered}${pathname}${searchStr}`} hrefLang={locale} lang={locale}>
        {languages[offered].invitation}
      </a>
      <button type="button" className="icon-button" aria-label={t`Close`} onClick={onClose}>
        <Icon shape={icons.close} />
      </button>
    </aside>
  )
}
