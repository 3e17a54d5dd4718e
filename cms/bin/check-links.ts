import { settings } from '../src/env';
import { checkExternalLinks, nightDefaults } from '../src/content/external-links/check-external-links';
import { load, stopStrapi } from '../src/platform/bootstrap/load';
import { runCommand } from '../src/platform/bootstrap/run-command';

/**
 * Asks the links to other sites at once, as in the night of the instant that is given (ISO 8601), or now. Inner addresses
 * that are named besides are asked, too, and without a pause: tests name their own server.
 */
runCommand(async () => {
  const [, , instant, ...inner] = process.argv;
  const strapi = await load();
  await checkExternalLinks(strapi, {
    ...nightDefaults,
    ...(inner.length > 0 && { pauseMs: 0, timeoutMs: 500 }),
    siteUrl: settings.SITE_URL ?? '',
    now: instant === undefined ? new Date() : new Date(instant),
    isAllowed: (address) => nightDefaults.isAllowed(address) || inner.includes(address),
    signal: new AbortController().signal,
  });
  await stopStrapi(strapi);
  process.exit(0);
});
