import { Button, Flex, Typography } from '@strapi/design-system';

import { formatMinute } from '../../content/schedule/minute.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import { englishCopies } from '../texts/en/editing.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { CopyState } from './use-local-copy.ts';

const formatInstant = (milliseconds: number) => formatMinute(new Date(milliseconds).toISOString());

/** Renders whether what is typed is kept in the browser. It is read out only where it is not. */
export function CopyStatus({ state }: { state: CopyState }) {
  const translate = useTexts(englishCopies);
  if (state === null) return null;
  if (state.kind === 'stored')
    return (
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.copies.stored', { when: formatInstant(state.at) })}
      </Typography>
    );
  return (
    <Typography variant="pi" textColor="danger700" role="alert">
      {translate(`ochiq.copies.${state.kind}`)}
    </Typography>
  );
}

/** A field of a text that was not saved, and an excerpt of what it has. */
export type UnsavedField = { name: string; label: string; excerpt: string };

type Props = { storedAt: number; fields: readonly UnsavedField[]; restore: () => void; drop: () => void };

/** Offers what was typed and never saved, with its time and what of it is not in the form. */
export function RestoreOffer({ storedAt, fields, restore, drop }: Props) {
  const translate = useTexts(englishCopies);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} padding={3} background="warning100" hasRadius>
      <Typography role="status">{translate('ochiq.copies.found', { when: formatInstant(storedAt) })}</Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {fields.map(({ name, label, excerpt }) => (
          <Typography key={name} tag="li" variant="pi" style={{ overflowWrap: 'anywhere' }}>
            <strong>{label}</strong> {excerpt}
          </Typography>
        ))}
      </Flex>
      <Button type="button" fullWidth style={wrappingButton} onClick={restore}>
        {translate('ochiq.copies.restore')}
      </Button>
      <Button type="button" variant="tertiary" fullWidth style={wrappingButton} onClick={drop}>
        {translate('ochiq.copies.drop')}
      </Button>
    </Flex>
  );
}
