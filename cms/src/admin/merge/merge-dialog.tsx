import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useState } from 'react';

import { englishMerge } from '../texts/en/editing.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { listConflicts, type FieldMerge, type MergeChoice, type MergeChoices } from './merge-values.ts';

type Props = {
  title: string;
  merges: readonly FieldMerge[];
  getFieldLabel: (field: string) => string;
  /** Puts the result into the form. */
  apply: (choices: MergeChoices) => void;
  /** Saves one's own text as a draft of its own; `null` where there can be none. */
  saveCopy: (() => void) | null;
  close: () => void;
};

/** Renders a sentence with the names of fields, unless there are none. */
function FieldList({
  id,
  names,
}: {
  id: 'ochiq.merge.theirs-only' | 'ochiq.merge.mine-only' | 'ochiq.merge.joined';
  names: readonly string[];
}) {
  const translate = useTexts(englishMerge);
  return names.length === 0 ? null : <Typography>{translate(id, { fields: names.join(', ') })}</Typography>;
}

/**
 * Renders the dialog in which an editor joins two versions of an entry: what is taken without a question, and for each
 * place that both sides have changed both texts. Nothing is chosen beforehand, for a choice that no editor made would lose
 * work.
 */
export function MergeDialog({ title, merges, getFieldLabel, apply, saveCopy, close }: Props) {
  const translate = useTexts(englishMerge);
  const [choices, setChoices] = useState<MergeChoices>({});
  const conflicts = listConflicts(merges);
  const left = conflicts.filter(({ id }) => choices[id] === undefined).length;
  const chooseAll = (choice: MergeChoice) => setChoices(Object.fromEntries(conflicts.map(({ id }) => [id, choice])));
  const listLabels = (...kinds: FieldMerge['kind'][]) =>
    merges.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => getFieldLabel(name));

  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && close()}>
      <Modal.Content>
        <Modal.Header closeLabel={translate('ochiq.merge.cancel')}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>{translate('ochiq.merge.hint')}</Typography>
            <FieldList id="ochiq.merge.theirs-only" names={listLabels('theirs')} />
            <FieldList id="ochiq.merge.mine-only" names={listLabels('mine')} />
            <FieldList id="ochiq.merge.joined" names={listLabels('list', 'menu')} />
            {conflicts.length > 1 && (
              <Flex gap={2} wrap="wrap">
                <Button type="button" variant="tertiary" onClick={() => chooseAll('mine')}>
                  {translate('ochiq.merge.all-mine')}
                </Button>
                <Button type="button" variant="tertiary" onClick={() => chooseAll('theirs')}>
                  {translate('ochiq.merge.all-theirs')}
                </Button>
              </Flex>
            )}
            {conflicts.map((conflict, index) => (
              <ConflictChoice
                key={conflict.id}
                conflict={conflict}
                label={translate('ochiq.merge.choose', {
                  field: getFieldLabel(conflict.name),
                  number: index + 1,
                  count: conflicts.length,
                })}
                chosen={choices[conflict.id] ?? null}
                choose={(choice) => setChoices({ ...choices, [conflict.id]: choice })}
              />
            ))}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" variant="tertiary" onClick={close}>
            {translate('ochiq.merge.cancel')}
          </Button>
          <Flex gap={2} wrap="wrap" alignItems="center">
            <Box role="status">
              <Typography variant="pi">{translate('ochiq.merge.left', { count: left })}</Typography>
            </Box>
            {saveCopy && (
              <Button type="button" variant="secondary" onClick={saveCopy}>
                {translate('ochiq.merge.copy')}
              </Button>
            )}
            <Button type="button" disabled={left > 0} onClick={() => apply(choices)}>
              {translate('ochiq.merge.apply')}
            </Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
