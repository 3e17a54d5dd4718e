import { isActiveOnDay } from '@ochiq/contract/wire/alert-days';
import { getAlertDataPath, getAlertFragmentPath } from '@ochiq/contract/routing/alert-place';
import { isScriptPrefix, toLocalePrefix, viewPrefixes, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import type { SiteAlert } from '@ochiq/contract/wire/site-alert';
import type { Entry } from '@ochiq/contract/content-types';
import { locales, type Localized } from '@ochiq/contract/routing/locales';
import type { AlertLevel } from '@ochiq/contract/content/alert';
import { convertPage } from '@ochiq/uzbek/page/convert-page';

import { selectVersion, type Content, type Version } from './content/content.ts';
import { getTashkentDay } from './format/date.ts';
import { unrestrictedTargets, type LinkTargets } from './create-link-targets.ts';
import { createRenderContext, getSingle, type RenderContext } from './render-context.ts';
import { createScriptView } from './script-pages/build-script-page.ts';
import type { GeneratedFile } from './tables/table-files.ts';
import { toLabelView } from './view-models/link.ts';

/** The names of alert levels: the banner is part of no page, so they are kept apart from the interface texts. */
const alertWords = {
  uz: { information: 'Maʼlumot', warning: 'Ogohlantirish', danger: 'Xavf' },
  ru: { information: 'Сообщение', warning: 'Предупреждение', danger: 'Опасность' },
  en: { information: 'Information', warning: 'Warning', danger: 'Danger' },
} as const satisfies Localized<Record<AlertLevel, string>>;

const escapeHtml = (text: string) => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

type AlertLink = NonNullable<Entry<'alert'>['link']>;

function renderLink(context: RenderContext, { label, url }: AlertLink, pathPrefix: string): string {
  const link = toLabelView(context, label, url);
  if (link.href === null) return escapeHtml(label);
  const address = link.kind === 'inside' ? pathPrefix + link.href : link.href;
  return `<a href="${escapeHtml(address)}"${link.kind === 'outside' ? ' rel="external noopener"' : ''}>${escapeHtml(label)}</a>`;
}

/**
 * Renders the emergency banner as HTML, the same on every page. It is styled by the place it is put into.
 * @param pathPrefix the base path of the site: empty, or `/x`
 */
function renderAlert(context: RenderContext, { entry, foreign }: Version<'alert'>, pathPrefix: string): string {
  const { text, level, link } = entry;
  const word = alertWords[context.locale][level];
  const messageHtml = [escapeHtml(text), ...(link ? [renderLink(context, link, pathPrefix)] : [])].join(' ');
  const words = foreign ? `<span lang="${locales[foreign].tag}">${messageHtml}</span>` : messageHtml;
  return `<section data-level="${level}" aria-label="${word}"><p><b>${word}.</b> ${words}</p></section>`;
}

const emptyAlert: SiteAlert = { from: null, until: null, html: '' };

function buildAlert(context: RenderContext, pathPrefix: string): SiteAlert {
  const [document] = context.content.alert.values();
  if (!document) return emptyAlert;
  const version = selectVersion(document, context.locale);
  const { from, until } = version.entry;
  return { from: from && getTashkentDay(from), until: until && getTashkentDay(until), html: renderAlert(context, version, pathPrefix) };
}

/** Converts the banner for the readers of an alphabet. @param words what editors list */
const showInScript = (alert: SiteAlert, viewPrefix: ViewPrefix, pathPrefix: string, words: string | null): SiteAlert =>
  isScriptPrefix(viewPrefix) ? { ...alert, html: convertPage(alert.html, createScriptView(viewPrefix, [pathPrefix], words ?? '')) } : alert;

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
  return viewPrefixes.flatMap((form) => {
    const context = createRenderContext(content, toLocalePrefix(form), today, { targets });
    const { cyrillicWords } = getSingle(context, 'site').entry;
    const alert = showInScript(buildAlert(context, pathPrefix), form, pathPrefix, cyrillicWords);
    const data = { to: getAlertDataPath(form), text: JSON.stringify(alert) };
    const isShown = alert.html !== '' && isActiveOnDay(alert, today);
    return isShown ? [data, { to: getAlertFragmentPath(form), text: alert.html }] : [data];
  });
}
