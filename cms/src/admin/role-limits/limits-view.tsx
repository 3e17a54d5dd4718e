import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

import { type RoleLimit, roleLimitsPaths, roleLimitsResponse, type RoleLimitsResponse } from '../../people/role-limits/role-limits.ts';
import { FailedReading, ReadingNote } from '../audit/response-state.tsx';
import { usePanelResponse } from '../audit/use-panel-response.ts';
import { englishLimits } from '../texts/en/people/limits.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LimitsEditor } from './limits-editor.tsx';

/** Renders the limits of roles, as the CMS has them. */
export function LimitsView() {
  const translate = useTexts(englishLimits);
  const { post } = useFetchClient();
  const { response, reload } = usePanelResponse(roleLimitsPaths.limits, roleLimitsResponse);
  const [saved, setSaved] = useState<RoleLimitsResponse | null>(null);
  if (response.state === 'reading') return <ReadingNote />;
  if (response.state === 'broken')
    return <FailedReading message={translate('ochiq.limits.broken', { reason: response.reason })} reload={reload} />;
  const known = saved ?? response.value;
  const save = async (limits: readonly RoleLimit[]) =>
    setSaved(roleLimitsResponse.parse((await post(roleLimitsPaths.limits, { revision: known.revision, limits })).data));
  return <LimitsEditor known={known} save={save} />;
}
