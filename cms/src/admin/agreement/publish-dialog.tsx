import type { Locale } from '@ochiq/contract/routing/locales';
import { Flex, Typography } from '@strapi/design-system';

import { DialogFrame } from '../rich-text/dialogs/dialog-frame.tsx';
import { englishAgreement } from '../texts/en/agreement.ts';
import { englishWriting } from '../texts/en/writing.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { PublishQuestion } from './agreement-store.ts';
import { DifferenceView, getDifferencePath } from './difference-view.tsx';

type Props = {
  question: PublishQuestion;
  locale: Locale;
  getFieldLabel: (field: string) => string;
  returnFocus: () => void;
};

/** Asks before a text is published that says something else than the other languages. */
export function PublishDialog({ question, locale, getFieldLabel, returnFocus }: Props) {
  const translate = useTexts(englishAgreement);
  const translateFrame = useTexts(englishWriting);
  return (
    <DialogFrame
      title={translate('ochiq.agreement.question')}
      action={{ label: translate(`ochiq.agreement.${question.purpose}`), run: () => question.decide(true) }}
      translate={translateFrame}
      close={() => question.decide(false)}
      returnFocus={returnFocus}
    >
      <Typography>{translate('ochiq.agreement.question-lead')}</Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {question.differences.map((difference, index) => (
          <li key={`${difference.others.map(({ hash }) => hash).join(' ')} ${String(index)}`}>
            <DifferenceView
              difference={difference}
              locale={locale}
              field={getFieldLabel(getDifferencePath(difference).split('.')[0] ?? '')}
            />
          </li>
        ))}
      </Flex>
    </DialogFrame>
  );
}
