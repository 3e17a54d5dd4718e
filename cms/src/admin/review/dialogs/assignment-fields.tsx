import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { Box, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';

import { maxAssignees, type ReviewResponse } from '../../../content/review/review.ts';
import { dayFormat } from '../../dates/moment-format.ts';
import { MomentInput } from '../../dates/moment-input.tsx';
import { englishReview } from '../../texts/en/review/entry.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { Assignment } from '../entry/review-requests.ts';

/** The height of the list of persons: the fields below it stay in the window. */
const listHeight = '20vh';

/** The last day that can be chosen, as fields of entries have it. */
const lastDay = '2099-12-31';

const listDueDays = () => ({ first: toTashkentDay(new Date()), last: lastDay });

/** Returns whether a day can be sent: none, or one from today on. */
export function isDueDay(dueOn: string | null): boolean {
  const { first, last } = listDueDays();
  return dueOn === null || (dayFormat.isStored(dueOn) && dueOn >= first && dueOn <= last);
}

type Props = Pick<ReviewResponse, 'reviewers'> & { value: Assignment; onChange: (value: Assignment) => void };

/** Renders the choice of those who are to review a version, and of the day by which. */
export function AssignmentFields({ reviewers, value, onChange }: Props) {
  const translate = useTexts(englishReview);
  const [label, hint] = [useId(), useId()];
  const { assignees, dueOn } = value;
  const toggle = (id: number, isChosen: boolean) =>
    onChange({ ...value, assignees: isChosen ? [...assignees, id] : assignees.filter((one) => one !== id) });
  return (
    <>
      <Flex direction="column" alignItems="stretch" gap={2} role="group" aria-labelledby={label} aria-describedby={hint}>
        <Typography id={label} variant="pi" fontWeight="bold">
          {translate('ochiq.review.assignees')}
        </Typography>
        {reviewers.length === 0 ? (
          <Typography>{translate('ochiq.review.no-reviewers')}</Typography>
        ) : (
          <Box maxHeight={listHeight} overflow="auto">
            <Flex direction="column" alignItems="flex-start" gap={2}>
              {reviewers.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  checked={assignees.includes(id)}
                  disabled={assignees.length >= maxAssignees && !assignees.includes(id)}
                  onCheckedChange={(checked) => toggle(id, checked === true)}
                >
                  {name}
                </Checkbox>
              ))}
            </Flex>
          </Box>
        )}
        <Typography id={hint} variant="pi" textColor="neutral600">
          {translate('ochiq.review.assignees.hint', { count: maxAssignees })}
        </Typography>
      </Flex>
      <MomentInput
        name="ochiq-review-due"
        label={translate('ochiq.review.due-on')}
        format={dayFormat}
        range={listDueDays()}
        value={dueOn}
        onChange={(day) => onChange({ ...value, dueOn: day })}
      />
    </>
  );
}
