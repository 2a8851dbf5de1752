import { useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Section } from '#ui/page/section.tsx'
import { EmptyState, FailedState, LoadingState, OfflineState } from '#ui/feedback/states.tsx'
import styles from './kit-page.module.css'

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
        <div className={styles.stack}>
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
      <Section title="Pictures">
        <div className={styles.pictures}>
          <Picture src={null} alt="A pier at dusk" width={320} height={180} />
          <Picture src="/missing.webp" alt="A picture that is not there" width={320} height={180} />
          <Picture src={null} alt="" width={320} height={320} ratio="square" />
          <Picture
            src="javascript:alert(1)"
            alt="Not an address"
            width={4}
            height={3}
            ratio="wide"
          />
        </div>
      </Section>
    </>
  )
}
