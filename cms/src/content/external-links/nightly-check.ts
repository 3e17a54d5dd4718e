import { getErrorMessage } from '@ochiq/service-kit/errors';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { checkExternalLinks, nightDefaults } from './check-external-links';

/** At one in the night of Tashkent: other sites have few readers then, and the other work of the night begins at three. */
const options = { rule: '0 1 * * *', tz: 'Asia/Tashkent' };

/** Ends the checks that are under way. */
const running = new WeakMap<Core.Strapi, AbortController>();

/** Asks the links to other sites every night, unless the setting turns it off; Strapi stops the job when it ends. */
export function startLinkCheck(strapi: Core.Strapi): void {
  const { SITE_URL: siteUrl, CHECK_EXTERNAL_LINKS: isOn } = settings;
  // Those who are asked have to be able to see who asks.
  if (!isOn || siteUrl === undefined) return;
  const end = new AbortController();
  running.set(strapi, end);
  const task = async () => {
    try {
      await checkExternalLinks(strapi, { ...nightDefaults, siteUrl, now: new Date(), signal: end.signal });
    } catch (error) {
      strapi.log.error(`The links to other sites were not asked: ${getErrorMessage(error)}`);
    }
  };
  strapi.cron.add({ 'ochiq-external-links': { task, options } });
}

/** Ends a check that is under way; its results are of no use any more. */
export function stopLinkCheck(strapi: Core.Strapi): void {
  running.get(strapi)?.abort();
}
