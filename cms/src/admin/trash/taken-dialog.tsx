import { locales } from '@ochiq/contract/routing/locales';
import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { useState, type ChangeEvent } from 'react';

import type { RestoreRequest, TakenValue } from '../../content/trash/trashed.ts';
import { englishTrash } from '../texts/en/history.ts';
import { useTexts } from '../texts/use-texts.ts';

type Slugs = RestoreRequest['slugs'];
type Props = { taken: readonly TakenValue[]; onCancel: () => void; onRestore: (slugs: Slugs) => void };

/** Proposes the next free-looking slug. */
const propose = (value: string) => `${value}-2`;

/** Asks for other addresses where those of a deleted entry belong to others now. */
export function TakenDialog({ taken, onCancel, onRestore }: Props) {
  const translate = useTexts(englishTrash);
  const slugs = taken.filter(({ field }) => field === 'slug');
  const others = taken.filter(({ field }) => field !== 'slug');
  const [chosen, setChosen] = useState<Slugs>(() => Object.fromEntries(slugs.map(({ locale, value }) => [locale, propose(value)])));
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => (isOpen ? undefined : onCancel())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{translate('ochiq.trash.taken.title')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {others.map(({ locale, value, by }) => (
              <Typography key={locale}>
                {translate('ochiq.trash.taken.value', { value, by: by ?? '…', language: locales[locale].name })}
              </Typography>
            ))}
            {slugs.map(({ locale, value, by }) => (
              <Field.Root key={locale} name={`ochiq-trash-${locale}`} hint={translate('ochiq.trash.taken.hint')}>
                <Field.Label>
                  {by === null
                    ? translate('ochiq.trash.taken.slug.hidden', { value, language: locales[locale].name })
                    : translate('ochiq.trash.taken.slug', { value, by, language: locales[locale].name })}
                </Field.Label>
                <TextInput
                  value={chosen[locale] ?? ''}
                  onChange={(event: ChangeEvent<HTMLInputElement>) => setChosen({ ...chosen, [locale]: event.target.value })}
                />
                <Field.Hint />
              </Field.Root>
            ))}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" variant="tertiary" onClick={onCancel}>
            {translate('ochiq.trash.cancel')}
          </Button>
          {others.length === 0 && (
            <Button type="button" onClick={() => onRestore(chosen)}>
              {translate('ochiq.trash.restore')}
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
