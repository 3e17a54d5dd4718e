import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import type { Get } from './read-listed.ts';
import type { Option } from './target-choice.tsx';

/** Reads options again whenever the searched text changes. */
export function useFoundOptions(key: string, read: (get: Get) => Promise<readonly Option[]>): readonly Option[] {
  const { get } = useFetchClient();
  const [options, setOptions] = useState<readonly Option[]>([]);
  useEffect(() => {
    let isCurrent = true;
    read(get).then(
      (found) => {
        if (isCurrent) setOptions(found);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `read` follows from the key
  }, [get, key]);
  return options;
}
