import { join } from 'node:path';

import { alertData, alertPiece } from '@ochiq/contract/alert-place';
import { pathForms, type PathForm } from '@ochiq/contract/path-for';
import type { SiteAlert } from '@ochiq/contract/site-alert';

import { putFile } from './fixture-release.ts';

const always: Omit<SiteAlert, 'html'> = { from: null, until: null };

/** Renders the alert of a locale prefix. */
export const alertHtml = (form: PathForm, text = 'everybody'): string => `<section>${form}: ${text}</section>`;

/** Writes an alert into a release for every locale prefix, as the publisher does. */
export async function putAlert(release: string, text?: string, days = always, changed?: Date): Promise<void> {
  for (const form of pathForms) {
    const html = alertHtml(form, text);
    await putFile(join(release, 'public', alertData(form)), JSON.stringify({ ...days, html }), changed);
    await putFile(join(release, 'public', alertPiece(form)), html, changed);
  }
}
