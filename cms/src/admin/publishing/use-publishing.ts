import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type * as z from 'zod';

import type { Away } from '../../publishing/publishing.ts';
import { whileVisible } from './while-visible.ts';

/** The pause between two polls, in milliseconds: what the panel shows is never older than this plus one request. */
const restMs = 1000;

/**
 * Polls what the CMS reports of the publisher at an address, while the tab is visible.
 * @param schema must be the same object each time
 * @returns `null` before the first response
 */
export function usePublishing<T>(address: string, answer: z.ZodType<T>): T | Away | null {
  const { get } = useFetchClient();
  const [publishing, setPublishing] = useState<T | Away | null>(null);
  useEffect(() => {
    const look = async () => {
      try {
        setPublishing(answer.parse((await get(address)).data));
      } catch {
        // An old answer would pass for the present.
        setPublishing({ state: 'away' });
      }
    };
    return whileVisible(look, restMs, document);
  }, [get, address, answer]);
  return publishing;
}
