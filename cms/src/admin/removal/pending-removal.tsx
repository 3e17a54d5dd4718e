import type { ContentTypeName } from '@ochiq/contract/content-types';
import { getContentTypeUid } from '@ochiq/contract/content-types';
import { getUploadFormat } from '@ochiq/contract/fields/upload';
import { defaultLocale, type Locale } from '@ochiq/contract/routing/locales';
import { useCallback, useState } from 'react';
import * as z from 'zod';

import type { RemovalUses } from '../../content/removal/removal.ts';
import type { Get } from '../menus/read-listed.ts';
import { Choice, type Option } from '../menus/target-choice.tsx';
import { TargetPicker } from '../menus/target-picker.tsx';
import { useOptions } from '../menus/use-options.ts';
import { englishRemoval } from '../texts/en/removal.ts';
import { useTexts } from '../texts/use-texts.ts';
import { RemovalDialog, type RemovalPickers } from './removal-dialog.tsx';
import type { RemovalQuestion } from './request-removal-choice.ts';

const words = z.string().nullish();
const entryList = z.object({
  results: z.array(
    z.object({ documentId: z.string(), title: words, name: words, question: words, key: words, status: z.string().optional() }),
  ),
});
const fileList = z.object({ results: z.array(z.object({ id: z.int(), name: z.string(), ext: words })) });

/** How many are offered; a search finds the others. */
const pageSize = '50';

/** Reads published entries of a type that may take the place of others, by a part of their name. */
async function readReplacements(get: Get, type: ContentTypeName, locale: Locale, text: string): Promise<Option[]> {
  const query = new URLSearchParams({ locale, page: '1', pageSize, sort: 'updatedAt:DESC' });
  if (text !== '') query.set('_q', text);
  const { data } = await get(`/content-manager/collection-types/${getContentTypeUid(type)}?${query.toString()}`);
  return entryList
    .parse(data)
    .results.filter(({ status }) => status !== 'draft')
    .map(({ documentId, title, name, question, key }) => ({ value: documentId, label: title ?? name ?? question ?? key ?? documentId }));
}

/** Reads files of the media library that may take the place of another one; the CMS refuses one of another kind. */
async function readFileReplacements(get: Get, text: string): Promise<Option[]> {
  const query = new URLSearchParams({ page: '1', pageSize, sort: 'updatedAt:DESC' });
  if (text !== '') query.set('_q', text);
  const { data } = await get(`/upload/files?${query.toString()}`);
  return fileList
    .parse(data)
    .results.flatMap(({ id, name, ext }) => (getUploadFormat(ext ?? '') ? [{ value: String(id), label: name }] : []));
}

type ReplacementProps = { removal: RemovalUses; locale: Locale; value: string | null; onChange: (value: string) => void };

/** Renders the choice of what takes the place: never what is removed. */
function ReplacementChoice({ removal, locale, value, onChange }: ReplacementProps) {
  const translate = useTexts(englishRemoval);
  const { type, documents } = removal;
  const [text, setText] = useState('');
  const read = useCallback(
    (get: Get) => (type === null ? readFileReplacements(get, text) : readReplacements(get, type, locale, text)),
    [type, locale, text],
  );
  const options = useOptions(read).filter((option) => !documents.includes(option.value));
  return (
    <Choice
      name="ochiq-removal-replacement"
      label={translate(type === null ? 'ochiq.removal.replacement.file' : 'ochiq.removal.replacement.entry')}
      options={options}
      value={value}
      disabled={false}
      onSearch={setText}
      onChoose={onChange}
    />
  );
}

/** Renders the dialog of a removal that waits for its choice, with what can take the place. */
export function PendingRemoval({ question }: { question: RemovalQuestion }) {
  const { removal } = question;
  const locale = removal.uses[0]?.locale ?? defaultLocale;
  const pickers: RemovalPickers = {
    replace: (props) => <ReplacementChoice removal={removal} locale={locale} {...props} />,
    redirect: ({ value, onChange }) => (
      <TargetPicker
        id="ochiq-removal-target"
        target={value}
        locale={locale}
        disabled={false}
        kinds={['page', 'entry', 'address']}
        onChange={onChange}
      />
    ),
  };
  return <RemovalDialog {...question} pickers={pickers} />;
}
