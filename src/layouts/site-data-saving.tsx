import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isSavingData, onDataSaving } from '#lib/data-saving.ts'

/** Disables preloading in the router while data is saved. */
export function SiteDataSaving() {
  const router = useRouter()
  // Applies the stored choice to the router.
  useEffect(() => {
    const apply = () =>
      router.update({ ...router.options, defaultPreload: isSavingData() ? false : 'intent' })
    apply()
    return onDataSaving(apply)
  }, [router])
  return null
}
