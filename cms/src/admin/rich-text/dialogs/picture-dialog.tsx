import { Button, Field, Flex, Modal, Textarea } from '@strapi/design-system';
import { useState } from 'react';

import type { WritingTranslate } from '../writing-texts.ts';

type Props = {
  /** The addresses of the pictures. */
  pictures: readonly string[];
  translate: WritingTranslate;
  apply: (descriptions: readonly string[]) => void;
  close: () => void;
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
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && close()}>
      <Modal.Content onCloseAutoFocus={(event: Event) => event.preventDefault()}>
        <Modal.Header closeLabel={translate('ochiq.writing.cancel')}>
          <Modal.Title>{translate('ochiq.writing.picture.title')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
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
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" variant="tertiary" onClick={close}>
            {translate('ochiq.writing.cancel')}
          </Button>
          <Button type="button" disabled={!isComplete} onClick={() => apply(texts.map((text) => text.trim()))}>
            {translate('ochiq.writing.picture.insert')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
