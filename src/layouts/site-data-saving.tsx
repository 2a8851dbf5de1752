import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isSavingData, onDataSaving } from '#lib/data-saving.ts'

/** While data is saved no page is loaded before it is asked for. */
export function SiteDataSaving() {
  const router = useRouter()
  // Keeps the router in step with what is kept on the device.
  useEffect(() => {
    const apply = () =>
      router.update({ ...router.options, defaultPreload: isSavingData() ? false : 'intent' })
    apply()
    return onDataSaving(apply)
  }, [router])
  return null
}
