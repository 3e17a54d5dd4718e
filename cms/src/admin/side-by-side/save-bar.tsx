import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import { formatMinute } from '../../content/schedule/minute.ts';
import { getEntryAddress } from '../edited-entry.ts';
import type { SideBySideQuery } from '../../content/translations/side-by-side.ts';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import type { SaveFault } from './save-translation.ts';
import { sideTexts } from './side-texts.ts';

/** What became of the last save. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'blocked' | SaveFault;

/** Returns the words for the state of a save. */
function useSaveText(state: SaveState): string {
  const translate = useOwnTexts(sideTexts);
  if (state === 'idle') return '';
  if (typeof state === 'string') return translate(`ochiq.side.save.${state}`);
  if (state.kind === 'network') return translate('ochiq.side.save.network');
  if (state.kind === 'refused') return `${state.message} ${translate('ochiq.side.save.retained')}`;
  const at = formatMinute(state.at);
  const who =
    state.by === null ? translate('ochiq.side.save.outdated', { at }) : translate('ochiq.side.save.outdated.by', { name: state.by, at });
  return `${who} ${translate('ochiq.side.save.outdated.next', { button: translate('ochiq.side.read-newest') })}`;
}

type Props = {
  query: SideBySideQuery;
  state: SaveState;
  isDirty: boolean;
  canWrite: boolean;
  save: () => void;
  readNewest: () => void;
};

/** Renders the button that saves, what became of that, and the way to the form, where a translation is published. */
export function SaveBar({ query, state, isDirty, canWrite, save, readNewest }: Props) {
  const translate = useOwnTexts(sideTexts);
  const text = useSaveText(state);
  const isFault = typeof state === 'object' || state === 'blocked';
  const { type, document, to } = query;
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={4}>
      <Flex gap={4} wrap="wrap" alignItems="center">
        {canWrite && (
          <Button type="button" onClick={save} loading={state === 'saving'} disabled={!isDirty}>
            {translate('ochiq.side.save')}
          </Button>
        )}
        {typeof state === 'object' && state.kind === 'outdated' && (
          <Button type="button" variant="secondary" onClick={readNewest}>
            {translate('ochiq.side.read-newest')}
          </Button>
        )}
        <Link tag={RouterLink} to={getEntryAddress({ type, documentId: document, locale: to })}>
          {translate('ochiq.side.form')}
        </Link>
        <Typography role="status" textColor={isFault ? 'danger700' : 'neutral800'}>
          {text}
        </Typography>
      </Flex>
    </Box>
  );
}
