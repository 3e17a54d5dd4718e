import { absolute, type Around } from '../site-files/around.ts';
import type { MadeFile } from '../table-files.ts';
import { atomText } from './atom.ts';
import { feedsFrom } from './feed-from.ts';
import { feedPath } from './feed-place.ts';
import { jsonFeedText } from './json-feed.ts';

/** Builds every feed in both formats. */
export function feedFiles(around: Around): MadeFile[] {
  return feedsFrom(around).flatMap((feed) => {
    const [atom, json] = [feedPath(feed.name, feed.locale, 'atom'), feedPath(feed.name, feed.locale, 'json')];
    return [
      { to: atom, text: atomText(feed, absolute(around, atom)) },
      { to: json, text: jsonFeedText(feed, absolute(around, json)) },
    ];
  });
}
