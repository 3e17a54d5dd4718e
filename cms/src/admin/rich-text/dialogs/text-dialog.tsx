import { Field, Textarea } from '@strapi/design-system';
import { useState } from 'react';

import { DialogFrame, type DialogProps } from './dialog-frame.tsx';

type Props = DialogProps & {
  title: string;
  label: string;
  hint?: string;
  text: string;
  apply: (text: string) => void;
};

/** Renders a dialog for a few words: a note, the caption of a table, the description of a picture. */
export function TextDialog({ title, label, hint, text, translate, apply, close }: Props) {
  const [typed, setTyped] = useState(text);
  return (
    <DialogFrame
      title={title}
      action={{ label: translate('ochiq.writing.apply'), run: () => apply(typed) }}
      translate={translate}
      close={close}
    >
      <Field.Root name="text" hint={hint}>
        <Field.Label>{label}</Field.Label>
        <Textarea autoFocus value={typed} onChange={({ target }: { target: { value: string } }) => setTyped(target.value)} />
        <Field.Hint />
      </Field.Root>
    </DialogFrame>
  );
}
