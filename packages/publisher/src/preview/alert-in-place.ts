import { alertData, alertPiece, withAlert } from '@ochiq/contract/alert-place';
import type { Locale } from '@ochiq/contract/locales';
import { siteAlert } from '@ochiq/contract/site-alert';
import { alertFiles } from '@ochiq/pages/alert-files';
import type { Content } from '@ochiq/pages/content';

type Around = { content: Content; today: string; pathPrefix: string; locale: Locale };

/**
 * Inserts the emergency banner into a page, as readers get it.
 * @param always also on days outside its period
 */
export function alertInPlace(html: string, { content, today, pathPrefix, locale }: Around, always: boolean): string {
  const files = new Map(alertFiles(content, today, pathPrefix).map(({ to, text }) => [to, text]));
  const piece = files.get(alertPiece(locale)) ?? '';
  const data = files.get(alertData(locale));
  return withAlert(html, always && data !== undefined ? siteAlert.parse(JSON.parse(data)).html : piece);
}
