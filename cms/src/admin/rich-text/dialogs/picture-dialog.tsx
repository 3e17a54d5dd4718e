import { Field, Textarea } from '@strapi/design-system';
import { useState } from 'react';

import { DialogFrame, type DialogProps } from './dialog-frame.tsx';

type Props = DialogProps & {
  /** The addresses of the pictures. */
  pictures: readonly string[];
  apply: (descriptions: readonly string[]) => void;
};

/** Renders the dialog that asks what each of some pictures shows, before they are put in. */
export function PictureDialog({ pictures, translate, apply, close }: Props) {
  const [texts, setTexts] = useState<readonly string[]>(pictures.map(() => ''));
  const isComplete = texts.every((text) => text.trim() !== '');
  const label = (index: number) =>
    pictures.length === 1
      ? translate('ochiq.writing.picture.label')
      : translate('ochiq.writing.picture.label.number', { number: index + 1 });
  return (
    <DialogFrame
      title={translate('ochiq.writing.picture.title')}
      action={{
        label: translate('ochiq.writing.picture.insert'),
        isDisabled: !isComplete,
        run: () => apply(texts.map((text) => text.trim())),
      }}
      translate={translate}
      close={close}
    >
      {pictures.map((address, index) => (
        <Field.Root key={address} name={`picture ${String(index)}`} hint={translate('ochiq.writing.picture.hint')} required>
          <img src={address} alt="" style={{ maxWidth: '100%', maxHeight: '20rem', objectFit: 'contain' }} />
          <Field.Label>{label(index)}</Field.Label>
          <Textarea
            autoFocus={index === 0}
            value={texts[index] ?? ''}
            onChange={({ target }: { target: { value: string } }) =>
              setTexts(texts.map((text, place) => (place === index ? target.value : text)))
            }
          />
          <Field.Hint />
        </Field.Root>
      ))}
    </DialogFrame>
  );
}
