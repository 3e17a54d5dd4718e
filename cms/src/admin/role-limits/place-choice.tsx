import { Box, Checkbox, Field, Flex, Radio, TextInput, Typography } from '@strapi/design-system';
import { type ChangeEvent, useId, useState } from 'react';

import type { PlaceChoice, ShownPlace } from '../../people/role-limits/role-limits.ts';
import { englishLimits } from '../texts/en/people/limits.ts';
import { useTexts } from '../texts/use-texts.ts';

/** The height of a list: the buttons below both stay in the window. */
const listHeight = '24vh';
/** Shorter lists are read faster than searched. */
const minSearched = 10;

type ListProps = {
  label: string;
  options: readonly PlaceChoice[];
  /** What is chosen and is deleted: it can be left out, and not be chosen again. */
  deleted: readonly ShownPlace[];
  value: readonly string[];
  error: string | undefined;
  onChange: (keys: string[]) => void;
};

/** Renders the places of a tree with a box each, which can be searched by name. */
function PlaceList({ label, options, deleted, value, error, onChange }: ListProps) {
  const translate = useTexts(englishLimits);
  const [search, setSearch] = useState('');
  const fault = useId();
  const query = search.trim().toLocaleLowerCase();
  const all = [
    ...deleted.map(({ key, title }) => ({ key, depth: 0, title: translate('ochiq.limits.deleted', { place: title }) })),
    ...options,
  ];
  const shown = all.filter(({ title }) => title.toLocaleLowerCase().includes(query));
  const toggle = (key: string, isChosen: boolean) => onChange(isChosen ? [...value, key] : value.filter((one) => one !== key));
  return (
    <Flex direction="column" alignItems="stretch" gap={2} paddingLeft={6}>
      {all.length >= minSearched && (
        <Field.Root>
          <Field.Label>{translate('ochiq.limits.search', { list: label })}</Field.Label>
          <TextInput value={search} onChange={({ target }: ChangeEvent<HTMLInputElement>) => setSearch(target.value)} />
        </Field.Root>
      )}
      <Box
        maxHeight={listHeight}
        overflow="auto"
        role="group"
        aria-label={label}
        {...(error !== undefined && { 'aria-describedby': fault })}
      >
        <Flex direction="column" alignItems="flex-start" gap={2} padding={1}>
          {shown.map(({ key, title, depth }) => (
            <Checkbox key={key} checked={value.includes(key)} onCheckedChange={(checked) => toggle(key, checked === true)}>
              {`${'— '.repeat(depth)}${title}`}
            </Checkbox>
          ))}
        </Flex>
      </Box>
      <Typography role="status" variant="pi" textColor="neutral600">
        {shown.length === 0 ? translate('ochiq.limits.no-match') : translate('ochiq.limits.chosen', { count: value.length })}
      </Typography>
      {error !== undefined && (
        <Typography id={fault} role="alert" variant="pi" textColor="danger600">
          {error}
        </Typography>
      )}
    </Flex>
  );
}

type Props = ListProps & {
  /** What is limited, as a question. */
  question: string;
  everywhere: string;
  only: string;
  isLimited: boolean;
  setLimited: (isLimited: boolean) => void;
};

/** Renders a question of the dialog: everywhere, or only in the chosen places. */
export function PlaceQuestion({ question, everywhere, only, isLimited, setLimited, ...list }: Props) {
  const id = useId();
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography id={id} variant="pi" fontWeight="bold">
        {question}
      </Typography>
      <Radio.Group
        aria-labelledby={id}
        value={isLimited ? 'only' : 'everywhere'}
        onValueChange={(value: string) => setLimited(value === 'only')}
      >
        <Radio.Item value="everywhere">{everywhere}</Radio.Item>
        <Radio.Item value="only">{only}</Radio.Item>
      </Radio.Group>
      {isLimited && <PlaceList {...list} />}
    </Flex>
  );
}
