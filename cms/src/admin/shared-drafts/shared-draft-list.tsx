import { Box, Button, Checkbox, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { type ChangeEvent, useId, useState } from 'react';

import { formatMinute } from '../../content/schedule/minute.ts';
import {
  type NewSharedDraft,
  type SharedDraft,
  sharedDraftDays,
  type SharedDraftsResponse,
} from '../../content/shared-drafts/shared-drafts.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import { createSubmitByKey } from '../shared/submit-by-key.ts';
import { englishShares as english } from '../texts/en/shared-drafts.ts';
import { useTexts } from '../texts/use-texts.ts';

type Actions = {
  make: (chosen: Pick<NewSharedDraft, 'isOfAll' | 'days'>) => Promise<void>;
  revoke: (id: number) => Promise<void>;
  copy: (text: string) => Promise<void>;
};

/** Renders a link: who made it, until when, and how often it was opened. */
function LinkRow({ link, revoke }: { link: SharedDraft; revoke: Actions['revoke'] }) {
  const translate = useTexts(english);
  const { id, by, locales, until, state, opened, mayRevoke } = link;
  const label = useId();
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1}>
      <Flex id={label} direction="column" alignItems="flex-start">
        <Typography fontWeight="semiBold" textColor={state === 'valid' ? 'success700' : 'neutral600'}>
          {translate(`ochiq.shares.${state}`, { minute: formatMinute(until) })}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {[translate('ochiq.shares.by', { name: by }), locales.join(', '), translate('ochiq.shares.opened', { count: opened })].join(
            ' · ',
          )}
        </Typography>
      </Flex>
      {state === 'valid' && mayRevoke && (
        <Button type="button" variant="tertiary" size="S" aria-describedby={label} onClick={() => void revoke(id)}>
          {translate('ochiq.shares.revoke')}
        </Button>
      )}
    </Flex>
  );
}

/** Renders the addresses of the link that was just made: they are not stored, and shown this once. */
function MadeLink({ made, copy }: Pick<SharedDraftsResponse, 'made'> & Pick<Actions, 'copy'>) {
  const translate = useTexts(english);
  const [copied, setCopied] = useState<string | null>(null);
  if (made.length === 0) return null;
  return (
    <Box background="success100" padding={3} hasRadius>
      <Flex role="status" direction="column" alignItems="stretch" gap={2}>
        <Typography>{translate('ochiq.shares.made')}</Typography>
        {made.map(({ locale, address }) => (
          <Flex key={locale} direction="column" alignItems="stretch" gap={1}>
            <Field.Root name={`ochiq-shared-draft-${locale}`}>
              <Field.Label>{locale}</Field.Label>
              <TextInput readOnly value={address} onFocus={({ target }: { target: HTMLInputElement }) => target.select()} />
            </Field.Root>
            <Button
              type="button"
              variant="secondary"
              size="S"
              style={wrappingButton}
              onClick={() =>
                void copy(address).then(
                  () => setCopied(address),
                  () => undefined,
                )
              }
            >
              {translate(copied === address ? 'ochiq.shares.copied' : 'ochiq.shares.copy')}
            </Button>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

/** Renders the form of a new link. */
function NewLink({ make }: Pick<Actions, 'make'>) {
  const translate = useTexts(english);
  const [days, setDays] = useState(String(sharedDraftDays.usual));
  const [isOfAll, setIsOfAll] = useState(false);
  const [hasFault, setHasFault] = useState(false);
  const submit = async () => {
    const count = Number(days);
    const isValid = Number.isInteger(count) && count >= sharedDraftDays.least && count <= sharedDraftDays.most;
    setHasFault(!isValid);
    if (isValid) await make({ days: count, isOfAll });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root
        name="ochiq-shared-draft-days"
        hint={translate('ochiq.shares.hint')}
        {...(hasFault && { error: translate('ochiq.shares.days.wrong') })}
      >
        <Field.Label>{translate('ochiq.shares.days')}</Field.Label>
        <TextInput
          type="number"
          min={sharedDraftDays.least}
          max={sharedDraftDays.most}
          value={days}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setDays(event.target.value)}
          onKeyDown={createSubmitByKey(submit)}
        />
        <Field.Error />
        <Field.Hint />
      </Field.Root>
      <Checkbox checked={isOfAll} onCheckedChange={(checked) => setIsOfAll(checked === true)}>
        {translate('ochiq.shares.all')}
      </Checkbox>
      <Button type="button" variant="secondary" fullWidth onClick={() => void submit()}>
        {translate('ochiq.shares.make')}
      </Button>
    </Flex>
  );
}

/** Renders the links of an entry's draft, the one just made, and the form of a new one for those who may share it. */
export function SharedDraftList({ links, mayShare, made, make, revoke, copy }: SharedDraftsResponse & Actions) {
  const translate = useTexts(english);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <MadeLink made={made} copy={copy} />
      {links.length === 0 ? (
        <Typography textColor="neutral600">{translate('ochiq.shares.none')}</Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} revoke={revoke} />
          ))}
        </Flex>
      )}
      {mayShare ? <NewLink make={make} /> : <Typography textColor="neutral600">{translate('ochiq.shares.not-allowed')}</Typography>}
    </Flex>
  );
}
