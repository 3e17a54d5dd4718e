import { buildAlertMarker, getAlertDataPath, getAlertFragmentPath } from '@ochiq/contract/routing/alert-place';
import type { LocalePrefix } from '@ochiq/contract/routing/path-for';
import { withPrefix } from 'gatsby';
import { useState } from 'react';

import * as styles from './alert-banner.module.css';

/** Returns the element of the alert on the current page; `null` on a page without one. */
export const findAlertElement = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-alert]');

/** Returns its content; `undefined` while pages are built. */
const getShownAlert = (): string | undefined => (typeof document === 'undefined' ? undefined : findAlertElement()?.innerHTML);

type AlertRegionProps = {
  /** The alert's HTML, inserted while the page is served, or the marker of its place. */
  html: string;
  /** The address of the current alert. */
  source: string;
};

/** Renders the emergency banner above everything else; empty without an alert. React does not touch its content. */
function AlertRegion({ html, source }: AlertRegionProps) {
  return <div className={styles.region} data-alert={source} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Renders the place of the alert. A page that scripts render shows the alert of the page before it, the first one what
 * it was served with.
 */
export function AlertBanner({ form }: { form: LocalePrefix }) {
  const [html] = useState(() => getShownAlert() ?? buildAlertMarker(withPrefix(getAlertFragmentPath(form))));
  return <AlertRegion html={html} source={withPrefix(getAlertDataPath(form))} />;
}
