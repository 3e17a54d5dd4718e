import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { FinishInput } from '../../people/staff-oidc/staff-sign-in.ts';
import { parseReturn } from './return-parameters.ts';

/**
 * Takes what the provider has sent the browser back with out of the address, before anything is asked of the CMS: it is used up, and
 * stays in no history. @returns `null` where the browser does not come from there
 */
export function useReturn(): FinishInput | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [returned] = useState(() => parseReturn(search));
  useEffect(() => {
    if (returned !== null) navigate({ search: '' }, { replace: true });
  }, [returned, navigate]);
  return returned;
}
