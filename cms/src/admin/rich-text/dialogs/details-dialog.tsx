import { isTextLink } from '@ochiq/contract/fields/text-reference';
import { Field, TextInput } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';

import type { Details } from '../commands/details.ts';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';

/** Renders the choice of captions: a file of the media library. */
export type CaptionsPicker = (props: { captions: Details['captions']; onChange: (captions: Details['captions']) => void }) => ReactNode;

type Props = DialogProps & { details: Details; pickCaptions: CaptionsPicker; apply: (details: Details) => void };
type Input = { target: { value: string } };

/** Returns whether all is written that a file or video needs: a title, and the address of a video that is no file. */
const isComplete = ({ title, hasFile, url }: Details) =>
  title.trim() !== '' && (hasFile || (/^https?:/u.test(url.trim()) && isTextLink(url.trim())));

/** Renders the dialog for the title of a file, and for the title, the address and the text below a video. */
export function DetailsDialog({ details, pickCaptions, translate, apply, close }: Props) {
  const [typed, setTyped] = useState(details);
  const change = (part: Partial<Details>) => setTyped({ ...typed, ...part });
  return (
    <DialogFrame
      title={translate(`ochiq.writing.${details.type}`)}
      action={{ label: translate('ochiq.writing.apply'), isDisabled: !isComplete(typed), run: () => apply(typed) }}
      translate={translate}
      close={close}
    >
      <Field.Root name="title" hint={translate('ochiq.writing.details.title.hint')} required>
        <Field.Label>{translate('ochiq.writing.details.title')}</Field.Label>
        <TextInput autoFocus maxLength={200} value={typed.title} onChange={({ target }: Input) => change({ title: target.value })} />
        <Field.Hint />
      </Field.Root>
      {!typed.hasFile && (
        <Field.Root name="url" hint={translate('ochiq.writing.details.url.hint')} required>
          <Field.Label>{translate('ochiq.writing.details.url')}</Field.Label>
          <TextInput type="url" value={typed.url} onChange={({ target }: Input) => change({ url: target.value })} />
          <Field.Hint />
        </Field.Root>
      )}
      {typed.type === 'video' && (
        <Field.Root name="caption">
          <Field.Label>{translate('ochiq.writing.details.caption')}</Field.Label>
          <TextInput maxLength={250} value={typed.caption} onChange={({ target }: Input) => change({ caption: target.value })} />
        </Field.Root>
      )}
      {typed.type === 'video' && typed.hasFile && pickCaptions({ captions: typed.captions, onChange: (captions) => change({ captions }) })}
    </DialogFrame>
  );
}
