import { Box, Checkbox, Flex, Link, Radio, Typography } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';

import { type RemovalChoice, removalChoices, type RemovalUse, type RemovalUses } from '../../content/removal/removal.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { DialogFrame } from '../rich-text/dialogs/dialog-frame.tsx';
import { englishRemoval } from '../texts/en/removal.ts';
import { englishWriting } from '../texts/en/writing.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';

type ChoiceKind = RemovalChoice['kind'];
type PickerProps = { value: string | null; onChange: (value: string | null) => void };

/** Renders the choice of what takes the place, and that of a redirect's target. */
export type RemovalPickers = Record<'replace' | 'redirect', (props: PickerProps) => ReactNode>;

type Props = {
  removal: RemovalUses;
  /** What the CMS says, for what is no list of entries. */
  message: string;
  pickers: RemovalPickers;
  answer: (choice: RemovalChoice | null) => void;
};

/** The height of the list: the choice below it stays in the window. */
const listHeight = '25vh';

/** Renders a using entry with the way to it, in another tab: the dialog stays. */
function UsingEntry({ type, documentId, locale, title, fields, words, isPublished, isChanged, mayChange }: RemovalUse) {
  const translate = useTexts(englishRemoval);
  const { getTypeLabel, getFieldLabel } = useContentLabels();
  const notes = [
    ...(title === '' ? [] : [getTypeLabel(type)]),
    locale,
    ...fields.map((field) => getFieldLabel(type, field)),
    ...words.map((linkText) => `“${linkText}”`),
    ...(isPublished ? [] : [translate('ochiq.removal.draft')]),
  ];
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" width="100%">
      <Link isExternal href={`/admin${getEntryAddress({ type, documentId, locale })}`}>
        {title === '' ? getTypeLabel(type) : title}
      </Link>
      <Typography variant="pi" textColor="neutral600">
        {notes.join(' · ')}
      </Typography>
      {isChanged && <Typography variant="pi">{translate('ochiq.removal.changed')}</Typography>}
      {!mayChange && <Typography variant="pi">{translate('ochiq.removal.foreign')}</Typography>}
    </Flex>
  );
}

function UsingEntries({ uses, others, message }: Pick<RemovalUses, 'uses' | 'others'> & { message: string }) {
  const translate = useTexts(englishRemoval);
  const { getTypeLabel } = useContentLabels();
  if (uses.length + others.length === 0) return <Typography>{message}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography>{translate('ochiq.removal.where')}</Typography>
      {uses.length > 0 && (
        <Box maxHeight={listHeight} overflow="auto" tabIndex={0} role="region" aria-label={translate('ochiq.removal.where')}>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
            {uses.map((use) => (
              <UsingEntry key={`${use.type} ${use.documentId} ${use.locale}`} {...use} />
            ))}
          </Flex>
        </Box>
      )}
      {others.length > 0 && (
        <Typography variant="pi">
          {translate('ochiq.removal.others', {
            list: others.map(({ type, count }) => `${getTypeLabel(type)}: ${String(count)}`).join(', '),
          })}
        </Typography>
      )}
    </Flex>
  );
}

/** Returns what the editor has chosen; `null` while something is missing. */
function toChoice(kind: ChoiceKind, value: string | null, isConfirmed: boolean): RemovalChoice | null {
  switch (kind) {
    case 'replace':
      return value === null ? null : { kind, by: value };
    case 'redirect':
      return value === null ? null : { kind, to: value };
    case 'withdraw':
      return isConfirmed ? { kind } : null;
  }
}

/** Renders the dialog before something in use is taken away: where it is used, and what happens there. */
export function RemovalDialog({ removal, message, pickers, answer }: Props) {
  const translate = useTexts(englishRemoval);
  const writing = useTexts(englishWriting);
  const [kind, setKind] = useState<ChoiceKind | null>(removal.choices[0] ?? null);
  const [value, setValue] = useState<string | null>(null);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const choice = kind && toChoice(kind, value, isConfirmed);
  const possible = removalChoices.filter((one) => one !== 'redirect' || removal.type !== null);
  const choose = (chosen: string) => {
    setKind(removalChoices.find((one) => one === chosen) ?? null);
    setValue(null);
  };
  return (
    <DialogFrame
      title={translate('ochiq.removal.title')}
      action={{
        label: translate(kind === null ? 'ochiq.removal.withdraw.do' : `ochiq.removal.${kind}.do`),
        isDisabled: choice === null,
        run: () => answer(choice),
      }}
      translate={writing}
      close={() => answer(null)}
    >
      <UsingEntries {...removal} message={message} />
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography id="ochiq-removal-choice" fontWeight="semiBold">
          {translate('ochiq.removal.choice')}
        </Typography>
        <Radio.Group value={kind ?? ''} aria-labelledby="ochiq-removal-choice" onValueChange={choose}>
          {possible.map((one) => (
            <Radio.Item key={one} value={one} disabled={!removal.choices.includes(one)}>
              {translate(`ochiq.removal.${one}`)}
            </Radio.Item>
          ))}
        </Radio.Group>
        {possible
          .filter((one) => !removal.choices.includes(one))
          .map((one) => (
            <Typography key={one} variant="pi" textColor="neutral600">
              {translate(`ochiq.removal.${one}.not`)}
            </Typography>
          ))}
      </Flex>
      {kind === 'replace' && pickers.replace({ value, onChange: setValue })}
      {kind === 'redirect' && pickers.redirect({ value, onChange: setValue })}
      {kind === 'withdraw' && (
        <Checkbox checked={isConfirmed} onCheckedChange={(checked) => setIsConfirmed(checked === true)}>
          {translate('ochiq.removal.withdraw.confirm')}
        </Checkbox>
      )}
    </DialogFrame>
  );
}
