import { Flex, Radio, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';

import { type LetterTime, letterTimes } from '../../../content/review/review-notices.ts';
import { getReason } from '../../shared/get-reason.ts';
import { englishNotices } from '../../texts/en/review/notices.ts';
import { useTexts } from '../../texts/use-texts.ts';

type Props = {
  letters: LetterTime;
  /** @throws the CMS refuses */
  save: (letters: LetterTime) => Promise<void>;
};

/** Renders when letters about reviews come; a choice is saved at once. */
export function LettersChoice({ letters, save }: Props) {
  const translate = useTexts(englishNotices);
  const label = useId();
  const [chosen, setChosen] = useState(letters);
  const [result, setResult] = useState('');
  const choose = async (value: string) => {
    const time = letterTimes.find((one) => one === value);
    if (time === undefined) return;
    setChosen(time);
    setResult('');
    try {
      await save(time);
      setResult(translate('ochiq.notices.letters.saved'));
    } catch (error) {
      setChosen(chosen);
      setResult(translate('ochiq.notices.letters.broken', { reason: getReason(error) }));
    }
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography id={label} variant="beta" tag="h2">
        {translate('ochiq.notices.letters')}
      </Typography>
      <Typography>{translate('ochiq.notices.letters.lead')}</Typography>
      <Radio.Group aria-labelledby={label} value={chosen} onValueChange={(value: string) => void choose(value)}>
        {letterTimes.map((time) => (
          <Radio.Item key={time} value={time}>
            {translate(`ochiq.notices.letters.${time}`)}
          </Radio.Item>
        ))}
      </Radio.Group>
      <Typography role="status">{result}</Typography>
    </Flex>
  );
}
