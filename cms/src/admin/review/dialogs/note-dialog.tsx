import { type ReactNode, useState } from 'react';

import { ReviewDialog } from './review-dialog.tsx';
import { checkText, type TextFault, TextInputField } from './text-input.tsx';

type Props = {
  title: string;
  /** The name of the field, unique on the page. */
  name: string;
  label: string;
  isRequired: boolean;
  most: number;
  /** What is to be known before it. */
  children: ReactNode;
  send: (text: string) => Promise<unknown>;
  close: () => void;
  returnFocus: () => void;
};

/** Renders a dialog with one text, which goes with an approval, a request for changes or a skipped review. */
export function NoteDialog({ title, name, label, isRequired, most, children, send, close, returnFocus }: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<TextFault>(null);
  const change = (changed: string) => {
    setText(changed);
    setFault(null);
  };
  const check = () => {
    const current = checkText(text, { isRequired, most });
    setFault(current);
    return current === null;
  };
  return (
    <ReviewDialog title={title} action={title} check={check} run={() => send(text.trim())} close={close} returnFocus={returnFocus}>
      {children}
      <TextInputField name={name} label={label} isRequired={isRequired} most={most} fault={fault} value={text} onChange={change} />
    </ReviewDialog>
  );
}
