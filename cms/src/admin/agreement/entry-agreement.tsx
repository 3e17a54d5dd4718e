import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { lazy, Suspense, useRef } from 'react';

import type { EntryQuery } from '../../content/history/version.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import { focusField } from '../preview/focus-field.ts';
import { englishAgreement } from '../texts/en/agreement.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { DifferenceList } from './difference-list.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { type TypedValues, useAgreement } from './use-agreement.ts';

const UnreadMachineTexts = lazy(async () => ({
  default: (await import('../translation-help/unread-machine-texts.tsx')).UnreadMachineTexts,
}));

/** Renders what the entry in the form says differently from its other languages. */
export function EntryAgreement({ entry, revision }: { entry: EntryQuery; revision: string }) {
  const translate = useTexts(englishAgreement);
  const { getFieldLabel } = useContentLabels();
  const values = useForm('EntryAgreement', (form) => form.values) as TypedValues;
  const { response, isReading, hasFailed, question, compare, accept } = useAgreement(entry, revision, values);
  const region = useRef<HTMLDivElement>(null);
  const getLabel = (field: string) => getFieldLabel(entry.type, field);
  return (
    <Box ref={region} tabIndex={-1} width="100%" data-ochiq="agreement" aria-busy={isReading}>
      <Suspense fallback={null}>
        <UnreadMachineTexts entry={entry} revision={revision} getFieldLabel={getLabel} />
      </Suspense>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography variant="pi" textColor="neutral600">
          {translate('ochiq.agreement.hint')}
        </Typography>
        {response === null && !hasFailed && <Typography>{translate('ochiq.agreement.reading')}</Typography>}
        {hasFailed && (
          <Typography role="alert" textColor="danger700">
            {translate('ochiq.agreement.broken')}
          </Typography>
        )}
        {response && (
          <DifferenceList
            entry={entry}
            response={response}
            getFieldLabel={getLabel}
            pick={(path) => focusField(document, path)}
            accept={accept}
          />
        )}
        <Button type="button" variant="secondary" size="S" onClick={compare} style={wrappingButton}>
          {translate('ochiq.agreement.again')}
        </Button>
      </Flex>
      {question && (
        <PublishDialog question={question} locale={entry.locale} getFieldLabel={getLabel} returnFocus={() => region.current?.focus()} />
      )}
    </Box>
  );
}
