import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type * as z from 'zod';

import type { Away } from '../../publishing/publishing.ts';
import { whileVisible } from './while-visible.ts';

/** What is said in the panel is never older than this and the answer's way, in milliseconds. */
const restMs = 1000;

/**
 * What the CMS tells of the publisher at an address of its own, kept fresh while the tab is seen.
 * @param answer must be the same one each time
 * @returns `null` before the first answer
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
