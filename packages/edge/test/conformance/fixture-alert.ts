import { join } from 'node:path';

import { getAlertDataPath, getAlertFragmentPath } from '@ochiq/contract/routing/alert-place';
import { viewPrefixes, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import type { SiteAlert } from '@ochiq/contract/wire/site-alert';

import { putFile } from './fixture-release.ts';

const always: Omit<SiteAlert, 'html'> = { from: null, until: null };

/** Renders the alert of a locale prefix. */
export const renderAlertHtml = (localePrefix: ViewPrefix, text = 'everybody'): string => `<section>${localePrefix}: ${text}</section>`;

/** Writes an alert into a release for every prefix, as the publisher does. */
export async function putAlert(release: string, text?: string, days = always, changed?: Date): Promise<void> {
  for (const localePrefix of viewPrefixes) {
    const html = renderAlertHtml(localePrefix, text);
    await putFile(join(release, 'public', getAlertDataPath(localePrefix)), JSON.stringify({ ...days, html }), changed);
    await putFile(join(release, 'public', getAlertFragmentPath(localePrefix)), html, changed);
  }
}
