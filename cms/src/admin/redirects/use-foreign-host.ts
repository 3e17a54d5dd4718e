import { useEffect, useState } from 'react';

import type { InstitutionFacts } from '../../platform/panel-words/institution.ts';
import { readInstitution } from '../brand/read-institution.ts';
import { findMarkedHost } from './find-marked-host.ts';

/** The other site that a redirect leads to from the address of a file, as soon as it is known which site is our own. */
export function useForeignHost(redirect: Readonly<Record<string, unknown>>): string | null {
  const [site, setSite] = useState<InstitutionFacts | null>(null);
  useEffect(() => {
    void readInstitution().then(setSite);
  }, []);
  return findMarkedHost(redirect, site);
}
