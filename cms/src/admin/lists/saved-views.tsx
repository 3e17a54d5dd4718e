import { Box, Button, Field, Flex, IconButton, Link, Modal, TextInput, Typography } from '@strapi/design-system';
import { Check, Trash } from '@strapi/icons';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { type ListView, longestViewName } from '../../content/list-views/list-view.ts';
import { englishLists } from '../texts/en/lists.ts';
import { useTexts } from '../texts/use-texts.ts';
import { toListSearch } from './view-address.ts';

/** Renders the saved filters of a list as links to it. */
export function ViewLinks({ views }: { views: readonly ListView[] }) {
  const translate = useTexts(englishLists);
  if (views.length === 0) return null;
  return (
    <Flex tag="ul" aria-label={translate('ochiq.lists.views')} gap={3} wrap="wrap" justifyContent="flex-end">
      {views.map(({ id, name, query, missing }) => (
        <li key={id}>
          <Link tag={RouterLink} to={toListSearch(query)}>
            {name}
          </Link>
          {missing.length > 0 && (
            <Typography variant="pi" textColor="danger600">
              {` ${translate('ochiq.lists.views.missing', { fields: missing.join(', ') })}`}
            </Typography>
          )}
        </li>
      ))}
    </Flex>
  );
}

type RowProps = { view: ListView; onRename: (name: string) => void; onDelete: () => void };

/** Renders a saved filter with its name to change, and the way to delete it. */
function ViewRow({ view: { id, name }, onRename, onDelete }: RowProps) {
  const translate = useTexts(englishLists);
  const [typed, setTyped] = useState(name);
  return (
    <Flex tag="li" gap={2} alignItems="center">
      <Box flex="1">
        <Field.Root name={`ochiq-view-${String(id)}`}>
          <TextInput
            aria-label={translate('ochiq.lists.views.names', { name })}
            value={typed}
            maxLength={longestViewName}
            onChange={({ target }: { target: { value: string } }) => setTyped(target.value)}
          />
        </Field.Root>
      </Box>
      <IconButton
        label={translate('ochiq.lists.views.rename', { name })}
        disabled={typed.trim() === '' || typed.trim() === name}
        onClick={() => onRename(typed.trim())}
      >
        <Check />
      </IconButton>
      <IconButton label={translate('ochiq.lists.views.delete', { name })} onClick={onDelete}>
        <Trash />
      </IconButton>
    </Flex>
  );
}

type Props = {
  views: readonly ListView[];
  /** What the CMS refused, in the editor's language. */
  refusal: string | null;
  onSave: (name: string) => void;
  onRename: (id: number, name: string) => void;
  onDelete: (id: number) => void;
  close: () => void;
};

/** Renders the dialog in which the present filters are saved, and saved ones are renamed and deleted. */
export function ViewsDialog({ views, refusal, onSave, onRename, onDelete, close }: Props) {
  const translate = useTexts(englishLists);
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim());
    setName('');
  };
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && close()}>
      <Modal.Content>
        <Modal.Header closeLabel={translate('ochiq.lists.views.close')}>
          <Modal.Title>{translate('ochiq.lists.views')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Flex tag="form" onSubmit={save} gap={2} alignItems="flex-end">
              <Box flex="1">
                <Field.Root name="ochiq-view-name" hint={translate('ochiq.lists.views.help')} {...(refusal !== null && { error: refusal })}>
                  <Field.Label>{translate('ochiq.lists.views.name')}</Field.Label>
                  <TextInput
                    value={name}
                    maxLength={longestViewName}
                    onChange={({ target }: { target: { value: string } }) => setName(target.value)}
                  />
                  <Field.Error />
                  <Field.Hint />
                </Field.Root>
              </Box>
              <Button type="submit" disabled={name.trim() === ''}>
                {translate('ochiq.lists.views.save')}
              </Button>
            </Flex>
            {views.length === 0 ? (
              <Typography textColor="neutral600">{translate('ochiq.lists.views.none')}</Typography>
            ) : (
              <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
                {views.map((view) => (
                  <ViewRow
                    key={`${String(view.id)} ${view.name}`}
                    view={view}
                    onRename={(typed) => onRename(view.id, typed)}
                    onDelete={() => onDelete(view.id)}
                  />
                ))}
              </Flex>
            )}
          </Flex>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
