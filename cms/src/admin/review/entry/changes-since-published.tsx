import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import type { EntryQuery } from '../../../content/history/version.ts';
import { ChangesLink } from './changes-link.tsx';
import { type LiveVersion, readLiveVersion } from './read-live-version.ts';

type Props = { entry: EntryQuery; isPublished: boolean };

/** Reads which version readers see, and renders the way to the comparison with it. A withdrawn entry has none. */
export function ChangesSincePublished({ entry: { type, document, locale }, isPublished }: Props) {
  const { get } = useFetchClient();
  const [live, setLive] = useState<LiveVersion | null>(isPublished ? null : 'none');
  useEffect(() => {
    if (!isPublished) return undefined;
    let isCurrent = true;
    const load = async () => {
      const version = await readLiveVersion(get, { type, document, locale }).catch(() => 'unknown' as const);
      if (isCurrent) setLive(version);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get, type, document, locale, isPublished]);
  return <ChangesLink entry={{ type, document, locale }} live={live} />;
}
