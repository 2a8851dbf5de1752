const minuteMs = 60_000

/** The time during which data counts as fresh, by kind of content. Older data is revalidated. */
export const staleTimes = {
  /** Notices, events, popups and surveys. */
  news: minuteMs,
  /** Leaderboards, their seasons, and hearts. */
  rankings: 10 * minuteMs,
  /** Everything else, which editors change by the day. */
  content: 60 * minuteMs,
}
