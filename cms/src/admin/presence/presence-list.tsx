import { Button, Flex, Typography } from '@strapi/design-system';

import type { OtherView, PresenceResponse } from '../../content/presence/presence.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import { englishPresence } from '../texts/en/editing.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Renders a person who has the same version open. */
function OtherPerson({ name, isSamePerson, since, state, hasEntry }: OtherView) {
  const translate = useTexts(englishPresence);
  const notes = [
    translate('ochiq.presence.since', { time: formatMinute(since) }),
    ...(hasEntry ? [translate('ochiq.presence.has-entry')] : []),
    ...(state === 'editing' ? [translate('ochiq.presence.editing')] : []),
  ];
  return (
    <Flex tag="li" direction="column" alignItems="flex-start">
      <Typography fontWeight="semiBold">
        {isSamePerson ? translate('ochiq.presence.yourself') : (name ?? translate('ochiq.presence.unnamed'))}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {notes.join(' · ')}
      </Typography>
    </Flex>
  );
}

type Props = PresenceResponse & { takeOver: () => void };

/** Renders who else has the version open, and the button to take it over; nothing for an editor who is alone. */
export function PresenceList({ others, hasEntry, takenBy, mayTakeOver, takeOver }: Props) {
  const translate = useTexts(englishPresence);
  if (others.length === 0) return null;
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-label={translate('ochiq.presence.title')}>
      <Typography fontWeight="bold">{translate('ochiq.presence.title')}</Typography>
      {takenBy && (
        <Typography role="alert" textColor="danger700">
          {translate('ochiq.presence.taken', {
            name: takenBy.name ?? translate('ochiq.presence.unnamed'),
            time: formatMinute(takenBy.at),
          })}
        </Typography>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {others.map((other) => (
          <OtherPerson key={other.view} {...other} />
        ))}
      </Flex>
      <Typography variant="pi">{translate('ochiq.presence.hint')}</Typography>
      {!hasEntry && mayTakeOver && (
        <Button type="button" variant="secondary" fullWidth style={wrappingButton} onClick={takeOver}>
          {translate(takenBy ? 'ochiq.presence.take-back' : 'ochiq.presence.take-over')}
        </Button>
      )}
    </Flex>
  );
}
