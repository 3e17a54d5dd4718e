import { getAlertDataPath, getAlertFragmentPath, withAlert } from '@ochiq/contract/routing/alert-place';
import type { Locale } from '@ochiq/contract/routing/locales';
import { siteAlert } from '@ochiq/contract/wire/site-alert';
import { createAlertFiles } from '@ochiq/pages/create-alert-files';
import type { Content } from '@ochiq/pages/content/content';

type AlertContext = { content: Content; today: string; pathPrefix: string; locale: Locale };

/**
 * Inserts the emergency banner into a page, as readers get it.
 * @param always also on days outside its period
 */
export function insertAlert(html: string, { content, today, pathPrefix, locale }: AlertContext, always: boolean): string {
  const files = new Map(createAlertFiles(content, today, pathPrefix).map(({ to, text }) => [to, text]));
  const piece = files.get(getAlertFragmentPath(locale)) ?? '';
  const data = files.get(getAlertDataPath(locale));
  return withAlert(html, always && data !== undefined ? siteAlert.parse(JSON.parse(data)).html : piece);
}
