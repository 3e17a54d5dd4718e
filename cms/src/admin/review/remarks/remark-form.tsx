import type { ContentTypeName } from '@ochiq/contract/content-types';
import { Button, Field, Flex, SingleSelect, SingleSelectOption, Textarea } from '@strapi/design-system';
import { type ChangeEvent, useState } from 'react';

import { reviewTextLimits } from '../../../content/review/review.ts';
import { checkText, type TextFault } from '../dialogs/text-input.tsx';
import type { RemarkPlace } from '../entry/review-requests.ts';
import { type ReviewFault, ReviewFaultText, toReviewFault } from '../review-fault.tsx';
import { englishRemarks } from '../../texts/en/review/remarks.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { findPlaceOption, type PlaceOption } from './remark-places.ts';
import { usePlaceLabels } from './use-place-labels.ts';

type TextProps = {
  name: string;
  label: string;
  action: string;
  /** @throws the CMS refuses */
  send: (text: string) => Promise<unknown>;
  cancel?: () => void;
};

/** Renders the field for a remark or a reply, with its button. It is within the form of the entry, which must not be saved by it. */
export function RemarkTextForm({ name, label, action, send, cancel }: TextProps) {
  const translate = useTexts(englishRemarks);
  const [text, setText] = useState('');
  const [textFault, setTextFault] = useState<TextFault>(null);
  const [fault, setFault] = useState<ReviewFault | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    const current = checkText(text, { isRequired: true, most: reviewTextLimits.remark });
    setTextFault(current);
    if (current !== null || isBusy) return;
    setIsBusy(true);
    try {
      await send(text.trim());
      setText('');
      setFault(null);
    } catch (error) {
      setFault(toReviewFault(error));
    }
    setIsBusy(false);
  };
  const error =
    textFault === null
      ? undefined
      : translate(textFault === 'required' ? 'ochiq.remarks.empty' : 'ochiq.remarks.too-long', { count: reviewTextLimits.remark });
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Field.Root name={name} {...(error !== undefined && { error })}>
        <Field.Label>{label}</Field.Label>
        <Textarea value={text} onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => setText(target.value)} />
        <Field.Error />
      </Field.Root>
      {fault && <ReviewFaultText fault={fault} />}
      <Flex gap={2} wrap="wrap">
        <Button type="button" variant="secondary" size="S" loading={isBusy} onClick={() => void submit()}>
          {action}
        </Button>
        {cancel && (
          <Button type="button" variant="tertiary" size="S" onClick={cancel}>
            {translate('ochiq.remarks.cancel')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

type FormProps = {
  type: ContentTypeName;
  options: readonly PlaceOption[];
  /** The place in which the user was last. */
  lastPlace: RemarkPlace;
  add: (place: RemarkPlace, text: string) => Promise<unknown>;
};

/** Renders the form of a new remark: its place, which is where the user was last until another is chosen, and its text. */
export function NewRemark({ type, options, lastPlace, add }: FormProps) {
  const translate = useTexts(englishRemarks);
  const labelPlace = usePlaceLabels(type);
  const [chosen, setChosen] = useState<RemarkPlace | null>(null);
  const place = chosen ?? lastPlace;
  const option = findPlaceOption(options, place);
  const label = translate('ochiq.remarks.place');
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root name="ochiq-remark-place" hint={translate('ochiq.remarks.place.hint')}>
        <Field.Label>{label}</Field.Label>
        <SingleSelect
          aria-label={label}
          size="S"
          value={String(option ? options.indexOf(option) : 0)}
          onChange={(index) => setChosen(options[Number(index)]?.place ?? null)}
        >
          {options.map(({ place: { field, block }, named }, index) => (
            <SingleSelectOption key={`${String(field)} ${String(block)}`} value={String(index)}>
              {labelPlace(named)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
      <RemarkTextForm
        name="ochiq-remark"
        label={translate('ochiq.remarks.text')}
        action={translate('ochiq.remarks.add')}
        send={async (text) => {
          await add(place, text);
          // The next remark is on where the user goes next.
          setChosen(null);
        }}
      />
    </Flex>
  );
}
