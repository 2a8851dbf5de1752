import { useLingui } from '@lingui/react/macro'
import { Page } from '#ui/page/page.tsx'
import './debug-texts.ts'
import { KitFields } from './kit-fields.tsx'
import { KitLists } from './kit-lists.tsx'
import { KitOverlays } from './kit-overlays.tsx'
import { KitParts } from './kit-parts.tsx'
import { KitStates } from './kit-states.tsx'
import { KitTexts } from './kit-texts.tsx'
import styles from './kit-page.module.css'

/** Shows every shared component in every state, for visual checks. */
export function KitPage() {
  const { t } = useLingui()
  return (
    <Page name={t`UI kit`}>
      <div className={styles.kit}>
        <KitParts />
        <KitFields />
        <KitLists />
        <KitStates />
        <KitOverlays />
        <KitTexts />
      </div>
    </Page>
  )
}
