import { contentTypes } from '@ochiq/contract/content-types';
import { useForm } from '@strapi/strapi/admin';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

import type { EntryQuery } from '../../../content/history/version.ts';
import type { SidePanelProps } from '../../edited-entry.ts';
import type { FormValues } from '../../merge/form-values.ts';
import { focusField } from '../../preview/focus-field.ts';
import { englishRemarks } from '../../texts/en/review/remarks.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useKnownReview } from '../entry/use-review.ts';
import { useReviewRequests } from '../entry/use-review-requests.ts';
import { findReviewedEntry } from '../review-panel.tsx';
import { watchFields } from './last-field.ts';

const RemarkList = lazy(async () => ({ default: (await import('./remark-list.tsx')).RemarkList }));

/** Returns the path of the field in which the user was last; `null` before they were in one. */
function useLastField(type: EntryQuery['type']): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const { fields } = contentTypes[type];
    return watchFields(document, (current) => {
      if (Object.hasOwn(fields, current.split('.')[0] ?? '')) setPath(current);
    });
  }, [type]);
  return path;
}

/** Renders the remarks on the entry in the form. The review next to the buttons reads them. */
function Remarks({ entry }: { entry: EntryQuery }) {
  const values = useForm('Remarks', (form) => form.values) as FormValues;
  const known = useKnownReview(entry);
  const requests = useReviewRequests(entry);
  const lastField = useLastField(entry.type);
  if (!known) return null;
  const { threads, refusals } = known.review;
  return (
    <Suspense fallback={null}>
      <RemarkList
        type={entry.type}
        values={values}
        threads={threads}
        mayRemark={refusals.remark === null}
        lastField={lastField}
        requests={requests}
        pick={(path) => focusField(document, path)}
      />
    </Suspense>
  );
}

/** Renders the side panel with the remarks on an entry; unsaved entries have none. */
export function RemarksPanel({ model, document: edited }: SidePanelProps): { title: string; content: ReactNode } | null {
  const translate = useTexts(englishRemarks);
  const entry = findReviewedEntry({ model, ...(edited && { document: edited }) });
  if (!entry) return null;
  return {
    title: translate('ochiq.remarks.title'),
    content: <Remarks key={`${entry.document} ${entry.locale}`} entry={entry} />,
  };
}
