import { getContentTypeUid } from '@ochiq/contract/content-types';
import { Status, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useState, type ReactNode } from 'react';

import type { InstitutionResponse } from '../../platform/panel-words/institution.ts';
import { readInstitution } from '../brand/read-institution.ts';
import type { SidePanelProps } from '../edited-entry.ts';
import { englishForeign } from '../texts/en/side-panels.ts';
import { useTexts } from '../texts/use-texts.ts';
import { findMarkedHost } from './find-marked-host.ts';

/** Returns the other site that a redirect leads to from the address of a file, as soon as it is known which site is our own. */
function useForeignHost(redirect: Readonly<Record<string, unknown>>): string | null {
  const [site, setSite] = useState<InstitutionResponse | null>(null);
  useEffect(() => {
    void readInstitution().then(setSite);
  }, []);
  return findMarkedHost(redirect, site);
}

/** Renders the target of a redirect in a list, and marks one that leads from the address of a file to another site. */
export function TargetCell({ row }: { row: Readonly<Record<string, unknown>> }) {
  const translate = useTexts(englishForeign);
  const host = useForeignHost(row);
  if (host === null) return <Typography textColor="neutral800">{typeof row['to'] === 'string' ? row['to'] : '-'}</Typography>;
  return (
    <Status size="S" variant="danger">
      <Typography variant="omega" fontWeight="bold">
        {translate('ochiq.foreign.cell', { host })}
      </Typography>
    </Status>
  );
}

/** Warns next to a redirect, while it is typed, that it leads from the address of a file to another site. */
export function ForeignTargetPanel({ model }: SidePanelProps): { title: string; content: ReactNode } | null {
  const translate = useTexts(englishForeign);
  const values = useForm('ForeignTargetPanel', (form) => form.values) as Readonly<Record<string, unknown>>;
  const host = useForeignHost(values);
  if (model !== getContentTypeUid('redirect') || host === null) return null;
  return {
    title: translate('ochiq.foreign.title'),
    content: (
      <Typography role="status" variant="omega" textColor="danger600">
        {translate('ochiq.foreign.warning', { host })}
      </Typography>
    ),
  };
}
