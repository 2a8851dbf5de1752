/**
 * Shows above the page, which stays readable, that the rest of it could not be loaded, and offers
 * Retry. The build writes the texts of the page's language on its first script
 * (tools/build/document.ts), because the catalog may not be loaded.
 */
export function showStartFailure({ dataset }: HTMLElement, retry: () => void): void {
  const notice = document.createElement('p')
  notice.className = 'start-failure'
  notice.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.append(dataset.retry || 'Retry')
  button.addEventListener('click', () => {
    notice.remove()
    retry()
  })
  notice.append(dataset.failure || '', ' ', button)
  document.body.prepend(notice)
}
