import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type * as z from 'zod';

import type { PublisherAway } from '../../content/publisher-client/publishing.ts';
import { pollWhileVisible } from '../poll-while-visible.ts';

/** The pause between two polls, in milliseconds: what the panel shows is never older than this plus one request. */
const pauseMs = 1000;

/**
 * Polls what the CMS reports of the publisher at an address, while the tab is visible.
 * @param schema must be the same object each time
 * @returns `null` before the first response
 */
export function usePublishing<T>(address: string, schema: z.ZodType<T>): T | PublisherAway | null {
  const { get } = useFetchClient();
  const [publishing, setPublishing] = useState<T | PublisherAway | null>(null);
  useEffect(() => {
    const load = async () => {
      try {
        setPublishing(schema.parse((await get(address)).data));
      } catch {
        // An old answer would pass for the present.
        setPublishing({ state: 'away' });
      }
    };
    return pollWhileVisible(load, pauseMs, document);
  }, [get, address, schema]);
  return publishing;
}
