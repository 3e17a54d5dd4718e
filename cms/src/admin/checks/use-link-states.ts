import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { type LinkState, linkStatesPath, linkStatesResponse } from '../../content/external-links/link-states.ts';

/** Reads which links to other sites are dead or moved; none before the response, and where it fails. */
export function useLinkStates(): readonly LinkState[] {
  const { get } = useFetchClient();
  const [links, setLinks] = useState<readonly LinkState[]>([]);
  useEffect(() => {
    let isCurrent = true;
    get(linkStatesPath).then(
      ({ data }) => isCurrent && setLinks(linkStatesResponse.parse(data).links),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [get]);
  return links;
}
