import { formatEntryTarget, formatFileTarget, formatRouteTarget, menuRoutes, parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import { maxPageDepth, parsePageParent } from '@ochiq/contract/fields/page-parent';
import type { Locale } from '@ochiq/contract/routing/locales';
import { sluggedTypes, type SluggedType } from '@ochiq/contract/routing/slug-routes';
import { routes } from '@ochiq/contract/routing/routes';
import { sectionKeys } from '@ochiq/contract/routing/section-keys';
import { Field, Flex, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';

import { englishMenus } from '../texts/en/menus.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { listParentOptions, mergePages } from '../tree/parent-options.ts';
import { usePages } from '../tree/use-pages.ts';
import type { PickerProps } from './item-details.tsx';
import { readEntries, readFiles, type Get } from './read-listed.ts';
import { Choice, type Option } from './target-choice.tsx';
import { useOptions } from './use-options.ts';

const allKinds = ['page', 'entry', 'file', 'address', 'none'] as const;
type Kind = (typeof allKinds)[number];

/** Lists the pages of the tree below their sections, and the other pages of the specification. */
function usePageOptions(locale: Locale): readonly Option[] {
  const intl = useIntl();
  const translate = useTexts(englishMenus);
  const pages = mergePages(usePages() ?? [], locale);
  const isSection = (route: string) => sectionKeys.some((key) => key === route);
  const tree = listParentOptions(pages, undefined, (key) => intl.formatMessage({ id: key, defaultMessage: key }), maxPageDepth);
  return [
    ...tree.map(({ value, label, depth, isPublished }) => {
      const reference = parsePageParent(value);
      const name = isPublished ? label : translate('ochiq.menus.draft', { title: label });
      return {
        value: 'section' in reference ? formatRouteTarget(reference.section) : formatEntryTarget('page', reference.page),
        label: `${'— '.repeat(depth)}${name}`,
      };
    }),
    ...menuRoutes.filter((route) => !isSection(route)).map((route) => ({ value: formatRouteTarget(route), label: routes[route].path })),
  ];
}

function EntryChoice({ id, target, locale, disabled, onChange }: PickerProps) {
  const translate = useTexts(englishMenus);
  const { getTypeLabel } = useContentLabels();
  const parsed = target === null ? null : parseMenuTarget(target);
  const [type, setType] = useState<SluggedType>(parsed?.kind === 'entry' ? parsed.type : 'news');
  const [text, setText] = useState('');
  const read = useCallback((get: Get) => readEntries(get, type, locale, { text }), [type, locale, text]);
  const options = useOptions(read).map(({ documentId, title, isPublished }) => ({
    value: formatEntryTarget(type, documentId),
    label: isPublished ? (title ?? documentId) : translate('ochiq.menus.draft', { title: title ?? documentId }),
  }));
  return (
    <>
      <Field.Root name={`${id} type`}>
        <Field.Label>{translate('ochiq.menus.type')}</Field.Label>
        <SingleSelect value={type} disabled={disabled} onChange={(chosen) => setType(chosen as SluggedType)}>
          {sluggedTypes.map((one) => (
            <SingleSelectOption key={one} value={one}>
              {getTypeLabel(one)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Choice
        key={type}
        name={`${id} entry`}
        label={translate('ochiq.menus.entry')}
        options={options}
        value={parsed?.kind === 'entry' && parsed.type === type ? target : null}
        disabled={disabled}
        onSearch={setText}
        onChoose={onChange}
      />
    </>
  );
}

function FileChoice({ id, target, disabled, onChange }: PickerProps) {
  const translate = useTexts(englishMenus);
  const [text, setText] = useState('');
  const read = useCallback((get: Get) => readFiles(get, text), [text]);
  const options = useOptions(read).map(({ name, hash, ext, updatedAt }) => ({
    value: formatFileTarget(hash, ext, updatedAt),
    label: name,
  }));
  return (
    <Choice
      name={`${id} file`}
      label={translate('ochiq.menus.file')}
      options={options}
      value={target}
      disabled={disabled}
      onSearch={setText}
      onChoose={onChange}
    />
  );
}

function PageChoice({ id, target, locale, disabled, onChange }: PickerProps) {
  const translate = useTexts(englishMenus);
  const options = usePageOptions(locale);
  return (
    <Choice
      name={`${id} page`}
      label={translate('ochiq.menus.page')}
      options={options}
      value={target}
      disabled={disabled}
      onChoose={onChange}
    />
  );
}

function AddressField({ id, target, disabled, onChange }: PickerProps) {
  const translate = useTexts(englishMenus);
  return (
    <Field.Root name={`${id} address`} hint={translate('ochiq.menus.address.hint')}>
      <Field.Label>{translate('ochiq.menus.address')}</Field.Label>
      <TextInput
        disabled={disabled}
        value={target ?? ''}
        onChange={({ target: { value } }) => onChange(value.trim() === '' ? null : value.trim())}
      />
      <Field.Hint />
    </Field.Root>
  );
}

function readKind(target: string | null): Kind {
  const parsed = target === null ? null : parseMenuTarget(target);
  if (!parsed) return target === null ? 'page' : 'address';
  return parsed.kind === 'route' ? 'page' : parsed.kind;
}

/**
 * Renders the choice of what an item leads to: its kind, and then the page, entry, file or address.
 * @param props.kinds those that can be chosen
 */
export function TargetPicker({ kinds = allKinds, ...props }: PickerProps & { kinds?: readonly Kind[] }) {
  const { id, target, disabled, onChange } = props;
  const translate = useTexts(englishMenus);
  const [kind, setKind] = useState<Kind>(() => readKind(target));
  const own = { ...props, target: target !== null && readKind(target) === kind ? target : null };
  const choose = (chosen: Kind) => {
    setKind(chosen);
    if (chosen === 'none') onChange(null);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Field.Root name={`${id} kind`}>
        <Field.Label>{translate('ochiq.menus.kind')}</Field.Label>
        <SingleSelect value={kind} disabled={disabled} onChange={(chosen) => choose(chosen as Kind)}>
          {kinds.map((one) => (
            <SingleSelectOption key={one} value={one}>
              {translate(`ochiq.menus.kind.${one}`)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {kind === 'page' && <PageChoice {...own} />}
      {kind === 'entry' && <EntryChoice {...own} />}
      {kind === 'file' && <FileChoice {...own} />}
      {kind === 'address' && <AddressField {...own} />}
    </Flex>
  );
}
