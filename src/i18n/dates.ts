/** All times of the game are Korean (contract, "Envelope and rules"). */
const gameTimeZone = 'Asia/Seoul'

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: gameTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day of an instant in Korea as `YYYY-MM-DD`. */
export function formatDay(instant: Date): string {
  const part = Object.fromEntries(
    day.formatToParts(instant).map(({ type, value }) => [type, value]),
  )
  return `${part.year}-${part.month}-${part.day}`
}
