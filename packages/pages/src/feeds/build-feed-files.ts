import { toAbsoluteUrl, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import { serializeAtom } from './atom.ts';
import { buildFeeds } from './build-feed.ts';
import { getFeedPath } from './feed-place.ts';
import { serializeJsonFeed } from './json-feed.ts';

/** Builds every feed in both formats. */
export function buildFeedFiles(fileContext: SiteFileContext): GeneratedFile[] {
  return buildFeeds(fileContext).flatMap((feed) => {
    const [atom, json] = [getFeedPath(feed.name, feed.locale, 'atom'), getFeedPath(feed.name, feed.locale, 'json')];
    return [
      { to: atom, text: serializeAtom(feed, toAbsoluteUrl(fileContext, atom)) },
      { to: json, text: serializeJsonFeed(feed, toAbsoluteUrl(fileContext, json)) },
    ];
  });
}
