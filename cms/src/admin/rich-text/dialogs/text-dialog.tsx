import { Button, Field, Modal, Textarea } from '@strapi/design-system';
import { useState } from 'react';

import type { WritingTranslate } from '../writing-texts.ts';

type Props = {
  title: string;
  label: string;
  hint?: string;
  text: string;
  translate: WritingTranslate;
  apply: (text: string) => void;
  close: () => void;
};

/** Renders a dialog for a few words: a note, the caption of a table, the description of a picture. */
export function TextDialog({ title, label, hint, text, translate, apply, close }: Props) {
  const [typed, setTyped] = useState(text);
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && close()}>
      <Modal.Content onCloseAutoFocus={(event: Event) => event.preventDefault()}>
        <Modal.Header closeLabel={translate('ochiq.writing.cancel')}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Field.Root name="text" hint={hint}>
            <Field.Label>{label}</Field.Label>
            <Textarea autoFocus value={typed} onChange={({ target }: { target: { value: string } }) => setTyped(target.value)} />
            <Field.Hint />
          </Field.Root>
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" variant="tertiary" onClick={close}>
            {translate('ochiq.writing.cancel')}
          </Button>
          <Button type="button" onClick={() => apply(typed)}>
            {translate('ochiq.writing.apply')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
