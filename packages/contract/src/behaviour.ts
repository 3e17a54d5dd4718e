/** The behaviour of pages: .github/ARCHITECTURE.md, "Behaviour in numbers". Times are in milliseconds. */
export const behaviour = {
  /** A navigation that lasts no longer shows no progress bar. */
  progressThrottleMs: 200,
  /** How long the bar takes to its end, if nothing ends it before. */
  progressDurationMs: 5000,
  /** After the end of a navigation the bar stays for so long. */
  progressHideMs: 500,
  /** A fetch in a page shows that it is loading for at least so long: nothing flickers. */
  fetchMinimumMs: 200,
  /** A part of a page that fails to load reloads the page at most once in so long. */
  reloadGuardMs: 60_000,
  /** The duration of scrolling to the top, at an even speed. */
  scrollToTopMs: 900,
  /** An element that scrolls into view appears once this much of it is visible. */
  scrollInOffsetPx: 100,
  /** A link in view fetches its page when the browser is idle, and at the latest after so long. */
  prefetchIdleMs: 2000,
} as const;
