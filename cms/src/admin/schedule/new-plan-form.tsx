import { Button, Field, Flex, SingleSelect, SingleSelectOption, TextInput, Typography } from '@strapi/design-system';
import { useId, useState, type ChangeEvent } from 'react';

import { plannedActions, type NewPlan, type Plan } from '../../content/schedule/planned.ts';
import { englishSchedule, type ScheduleText } from '../texts/en/side-panels.ts';
import { useTexts } from '../texts/use-texts.ts';
import { toMinuteField, parseMinute } from '../../content/schedule/minute.ts';
import { createSubmitByKey } from '../shared/submit-by-key.ts';
import { findPlanFault } from './find-plan-fault.ts';

type Props = {
  plans: readonly Plan[];
  /** Why what is saved can't be published at any minute, and who may approve it; `null` where it can. */
  obstacle: string | null;
  add: (plan: Pick<NewPlan, 'action' | 'minute'>) => Promise<boolean>;
};

/** Renders the form of a new plan: the action and the minute. */
export function NewPlanForm({ plans, obstacle, add }: Props) {
  const translate = useTexts(englishSchedule);
  const [action, setAction] = useState<NewPlan['action']>('publish');
  const [field, setField] = useState('');
  const [fault, setFault] = useState<ScheduleText | null>(null);
  const reason = useId();
  const isRefused = action === 'publish' && obstacle !== null;

  const submit = async () => {
    if (isRefused) return;
    const problem = findPlanFault(field, plans, new Date());
    const minute = parseMinute(field);
    setFault(problem);
    if (problem === null && minute !== null && (await add({ action, minute }))) setField('');
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root name="ochiq-schedule-action">
        <Field.Label>{translate('ochiq.schedule.action')}</Field.Label>
        <SingleSelect value={action} onChange={(value) => setAction(value === 'unpublish' ? 'unpublish' : 'publish')}>
          {plannedActions.map((one) => (
            <SingleSelectOption key={one} value={one}>
              {translate(`ochiq.schedule.${one}`)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Field.Root name="ochiq-schedule-minute" hint={translate('ochiq.schedule.hint')} {...(fault !== null && { error: translate(fault) })}>
        <Field.Label>{translate('ochiq.schedule.minute')}</Field.Label>
        <TextInput
          type="datetime-local"
          min={toMinuteField(new Date())}
          value={field}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setField(event.target.value)}
          onKeyDown={createSubmitByKey(submit)}
        />
        <Field.Error />
        <Field.Hint />
      </Field.Root>
      {isRefused && (
        <Typography id={reason} role="status" textColor="danger700">
          {obstacle}
        </Typography>
      )}
      {/* A disabled button could not be reached by keyboard, and would not say why. */}
      <Button
        type="button"
        variant="secondary"
        fullWidth
        {...(isRefused && { 'aria-disabled': true, 'aria-describedby': reason })}
        onClick={() => void submit()}
      >
        {translate('ochiq.schedule.add')}
      </Button>
    </Flex>
  );
}
