import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { englishHints, type HintKey } from '../texts/en/hints.ts';
import { toHintId } from './hint-ids.ts';

/** Renders the hint of a field, in the language of the panel. */
export function Hint({ of }: { of: HintKey }) {
  return <>{useIntl().formatMessage({ id: toHintId(of), defaultMessage: englishHints[of] })}</>;
}

/** Renders the same next to the label of a group of fields, under which Strapi 5.54.0 shows nothing. */
export function GroupHint({ of }: { of: HintKey }) {
  return (
    <Typography tag="span" variant="pi" textColor="neutral600" paddingLeft={1}>
      <Hint of={of} />
    </Typography>
  );
}
