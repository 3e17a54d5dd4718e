import { Button, Flex, Typography } from '@strapi/design-system';
import { useCallback, useState } from 'react';
import * as z from 'zod';

import type { Get } from '../../menus/read-listed.ts';
import { Choice } from '../../menus/target-choice.tsx';
import { useOptions } from '../../menus/use-options.ts';
import { englishWriting } from '../../texts/en/writing.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { readText } from '../document/block-types.ts';
import type { Details } from '../commands/details.ts';
import { copyFile, type ChosenFile } from './library-files.ts';

const fileList = z.object({ results: z.array(z.looseObject({ name: z.string(), hash: z.string() })) });

/** Reads files of captions in the media library, by a part of their name. */
async function readCaptions(get: Get, text: string): Promise<ChosenFile[]> {
  const query = new URLSearchParams({ page: '1', pageSize: '50', sort: 'updatedAt:DESC', 'filters[ext][$eqi]': '.vtt' });
  if (text !== '') query.set('_q', text);
  return fileList.parse((await get(`/upload/files?${query.toString()}`)).data).results as ChosenFile[];
}

const getHash = (captions: Details['captions']): string | null =>
  typeof captions === 'object' && captions !== null && 'hash' in captions ? readText(captions['hash']) : null;

type Props = { captions: Details['captions']; onChange: (captions: Details['captions']) => void };

/** Renders the choice of a video's captions in the language of the text, and the way to take them out. */
export function CaptionsChoice({ captions, onChange }: Props) {
  const translate = useTexts(englishWriting);
  const [text, setText] = useState('');
  const read = useCallback((get: Get) => readCaptions(get, text), [text]);
  const files = useOptions(read);
  const chosen = getHash(captions);
  const options = files.map((file) => ({ value: readText(file['hash']), label: readText(file['name']) }));
  const choose = (hash: string) => {
    const file = files.find((one) => one['hash'] === hash);
    if (file) onChange(copyFile(file));
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Choice
        name="captions"
        label={translate('ochiq.writing.details.captions')}
        options={options}
        value={chosen}
        disabled={false}
        onSearch={setText}
        onChoose={choose}
      />
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.writing.details.captions.hint')}
      </Typography>
      {chosen !== null && (
        <Button type="button" variant="tertiary" size="S" onClick={() => onChange(null)}>
          {translate('ochiq.writing.details.captions.remove')}
        </Button>
      )}
    </Flex>
  );
}
