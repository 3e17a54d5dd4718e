/** Returns whether the reader prefers reduced motion: by the device's setting, or by the site's own. */
export const isMotionReduced = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
