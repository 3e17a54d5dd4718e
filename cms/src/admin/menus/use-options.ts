import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import type { Get } from './read-listed.ts';

/**
 * Reads what can be chosen, and again whenever the function is another one; what the user may not read is nothing.
 * @param read memoized by its caller
 */
export function useOptions<T>(read: (get: Get) => Promise<readonly T[]>): readonly T[] {
  const { get } = useFetchClient();
  const [options, setOptions] = useState<readonly T[]>([]);
  useEffect(() => {
    let isCurrent = true;
    read(get).then(
      (listed) => {
        if (isCurrent) setOptions(listed);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [get, read]);
  return options;
}
