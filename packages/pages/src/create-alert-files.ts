import { isActiveOnDay } from '@ochiq/contract/wire/alert-days';
import { getAlertDataPath, getAlertFragmentPath } from '@ochiq/contract/routing/alert-place';
import { localePrefixes } from '@ochiq/contract/routing/path-for';
import type { SiteAlert } from '@ochiq/contract/wire/site-alert';

import { selectVersion, type Content } from './content/content.ts';
import { getTashkentDay } from './format/date.ts';
import { unrestrictedTargets, type LinkTargets } from './create-link-targets.ts';
import { createRenderContext, type RenderContext } from './render-context.ts';
import type { GeneratedFile } from './tables/table-files.ts';
import { renderAlert } from './view-models/alert.ts';

const emptyAlert: SiteAlert = { from: null, until: null, html: '' };

function buildAlert(context: RenderContext, pathPrefix: string): SiteAlert {
  const [document] = context.content.alert.values();
  if (!document) return emptyAlert;
  const version = selectVersion(document, context.locale);
  const { from, until } = version.entry;
  return { from: from && getTashkentDay(from), until: until && getTashkentDay(until), html: renderAlert(context, version, pathPrefix) };
}

/**
 * Builds the files of the emergency banner. It is shown on every page but is part of none, so that a new one changes no
 * page. The names of the files stay the same when their content changes.
 * @param today decides whether there is a fragment for web servers, which don't compare days
 */
export function createAlertFiles(
  content: Content,
  today: string,
  pathPrefix: string,
  targets: LinkTargets = unrestrictedTargets,
): GeneratedFile[] {
  return localePrefixes.flatMap((form) => {
    const alert = buildAlert(createRenderContext(content, form, today, { targets }), pathPrefix);
    const data = { to: getAlertDataPath(form), text: JSON.stringify(alert) };
    const isShown = alert.html !== '' && isActiveOnDay(alert, today);
    return isShown ? [data, { to: getAlertFragmentPath(form), text: alert.html }] : [data];
  });
}
