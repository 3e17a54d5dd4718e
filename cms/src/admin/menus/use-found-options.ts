import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

import type { Get } from './read-listed.ts';
import type { Option } from './target-choice.tsx';

/**
 * Reads options again whenever what they follow from changes.
 * @param key names all that `read` uses
 */
export function useFoundOptions(key: string, read: (get: Get) => Promise<readonly Option[]>): readonly Option[] {
  const { get } = useFetchClient();
  const [options, setOptions] = useState<readonly Option[]>([]);
  const reader = useRef(read);
  reader.current = read;
  useEffect(() => {
    let isCurrent = true;
    reader.current(get).then(
      (found) => {
        if (isCurrent) setOptions(found);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [get, key]);
  return options;
}
