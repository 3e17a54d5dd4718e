import { Box, Typography } from '@strapi/design-system';
import { useRef } from 'react';
import { useOwnTexts } from '../texts/use-own-texts.ts';

import type { EntryQuery } from '../../content/history/version.ts';
import { focusField } from '../preview/focus-field.ts';
import { UnreadList } from './unread-list.tsx';
import { useUnreadTexts } from './use-unread-texts.ts';
import { helpTexts } from './help-texts.ts';

type Props = { entry: EntryQuery; revision: string; getFieldLabel: (field: string) => string };

/** Renders what a machine wrote in the saved draft and no person has read; nothing where there is none. It is loaded beside a form. */
export function UnreadMachineTexts({ entry, revision, getFieldLabel }: Props) {
  const translate = useOwnTexts(helpTexts);
  const { texts, fault, isSending, hasRead, read } = useUnreadTexts(entry, revision);
  const region = useRef<HTMLDivElement>(null);
  const readThem = (hashes: readonly string[]) => {
    // The button that was pressed goes with its line.
    region.current?.focus();
    read(hashes);
  };
  return (
    <Box ref={region} tabIndex={-1} width="100%" data-ochiq="unread-machine-texts">
      <Box role="status">{hasRead && <Typography variant="pi">{translate('ochiq.help.done')}</Typography>}</Box>
      {fault !== undefined && (
        <Typography role="alert" textColor="danger700">
          {fault ?? translate('ochiq.help.broken')}
        </Typography>
      )}
      {texts.length > 0 && (
        <Box paddingBottom={4}>
          <UnreadList
            {...{ texts, locale: entry.locale, getFieldLabel, isSending }}
            pick={(path) => focusField(document, path)}
            read={readThem}
          />
        </Box>
      )}
    </Box>
  );
}
