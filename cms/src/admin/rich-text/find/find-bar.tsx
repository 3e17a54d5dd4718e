import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import type { Command } from 'prosemirror-state';
import { type KeyboardEvent, useEffect, useState } from 'react';

import type { WritingTranslate } from '../writing-texts.ts';
import { find, moveToMatch, replaceAllMatches, replaceMatch, type TextSearch } from './find-plugin.ts';

type Props = {
  search: Pick<TextSearch, 'current'> & { count: number };
  translate: WritingTranslate;
  /** Runs a command; the focus stays here. */
  dispatch: (command: Command) => void;
  close: () => void;
};

type Changed = { target: { value: string } };

/** Renders the search in a text, above it. */
export function FindBar({ search, translate, dispatch, close }: Props) {
  const [words, setWords] = useState('');
  const [replacement, setReplacement] = useState('');
  useEffect(() => () => dispatch(find('')), [dispatch]);
  const look = (typed: string) => {
    setWords(typed);
    dispatch(find(typed));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') dispatch(moveToMatch(event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
  };
  const isEmpty = search.count === 0;
  return (
    <div role="search" aria-label={translate('ochiq.writing.find')}>
      <Flex padding={2} gap={2} wrap="wrap" alignItems="flex-end" onKeyDown={handleKey}>
        <Field.Root name="find">
          <Field.Label>{translate('ochiq.writing.find.label')}</Field.Label>
          <TextInput size="S" autoFocus value={words} onChange={({ target }: Changed) => look(target.value)} />
        </Field.Root>
        <Field.Root name="replacement">
          <Field.Label>{translate('ochiq.writing.find.replacement')}</Field.Label>
          <TextInput size="S" value={replacement} onChange={({ target }: Changed) => setReplacement(target.value)} />
        </Field.Root>
        {([-1, 1] as const).map((step) => (
          <Button key={step} type="button" variant="tertiary" disabled={isEmpty} onClick={() => dispatch(moveToMatch(step))}>
            {translate(step === 1 ? 'ochiq.writing.find.next' : 'ochiq.writing.find.previous')}
          </Button>
        ))}
        <Button type="button" variant="secondary" disabled={isEmpty} onClick={() => dispatch(replaceMatch(replacement))}>
          {translate('ochiq.writing.find.replace')}
        </Button>
        <Button type="button" variant="secondary" disabled={isEmpty} onClick={() => dispatch(replaceAllMatches(replacement))}>
          {translate('ochiq.writing.find.all')}
        </Button>
        <Button type="button" variant="ghost" onClick={close}>
          {translate('ochiq.writing.find.close')}
        </Button>
        <Typography role="status" variant="pi" textColor="neutral600">
          {words === '' ? '' : translate('ochiq.writing.find.count', { count: search.count, place: search.current + 1 })}
        </Typography>
      </Flex>
    </div>
  );
}
