import { isForDay } from '@ochiq/contract/alert-days';
import { alertData, alertPiece } from '@ochiq/contract/alert-place';
import { pathForms } from '@ochiq/contract/path-for';
import type { SiteAlert } from '@ochiq/contract/site-alert';

import { versionFor, type Content } from './content.ts';
import { dayOf } from './format/date.ts';
import { everyTarget, type LinkTargets } from './link-targets.ts';
import { readingOf, type Reading } from './reading.ts';
import type { MadeFile } from './table-files.ts';
import { alertHtml } from './view/alert.ts';

const nothingToSay: SiteAlert = { from: null, until: null, html: '' };

function alertFor(reading: Reading, pathPrefix: string): SiteAlert {
  const [document] = reading.content.alert.values();
  if (!document) return nothingToSay;
  const version = versionFor(document, reading.locale);
  const { from, until } = version.entry;
  return { from: from && dayOf(from), until: until && dayOf(until), html: alertHtml(reading, version, pathPrefix) };
}

/**
 * Builds the files of the emergency banner. It is shown on every page but is part of none, so that a new one changes no
 * page. The names of the files stay the same when their content changes.
 * @param today decides whether there is a fragment for web servers, which don't compare days
 */
export function alertFiles(content: Content, today: string, pathPrefix: string, targets: LinkTargets = everyTarget): MadeFile[] {
  return pathForms.flatMap((form) => {
    const alert = alertFor(readingOf(content, form, today, { targets }), pathPrefix);
    const data = { to: alertData(form), text: JSON.stringify(alert) };
    const isShown = alert.html !== '' && isForDay(alert, today);
    return isShown ? [data, { to: alertPiece(form), text: alert.html }] : [data];
  });
}
