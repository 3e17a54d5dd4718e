import { Button, Flex, Typography } from '@strapi/design-system';

import type { Plan } from '../../schedule/planned.ts';
import { formatMinute } from '../../schedule/minute.ts';
import { useScheduleText } from './use-schedule-text.ts';

type Props = { plans: readonly Plan[]; cancel: ((id: number) => void) | null };

const colours = { waiting: 'primary700', done: 'success700', cancelled: 'neutral600', failed: 'danger700' } as const;

/** Renders current and past plans, each with the user who requested it and, if it failed, the reason. */
export function PlanList({ plans, cancel }: Props) {
  const say = useScheduleText();
  if (plans.length === 0) return <Typography textColor="neutral600">{say('ochiq.schedule.none')}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {plans.map(({ id, action, minute, state, reason, askedBy }) => (
        <Flex tag="li" key={id} direction="column" alignItems="flex-start" gap={1}>
          <Typography fontWeight="semiBold" textColor={colours[state]}>
            {say(`ochiq.schedule.${action}.${state}`, { minute: formatMinute(minute) })}
          </Typography>
          {reason !== null && <Typography variant="pi">{reason}</Typography>}
          {askedBy !== null && (
            <Typography variant="pi" textColor="neutral600">
              {say('ochiq.schedule.by', { name: askedBy })}
            </Typography>
          )}
          {state === 'waiting' && cancel && (
            <Button type="button" variant="tertiary" size="S" onClick={() => cancel(id)}>
              {say('ochiq.schedule.cancel')}
            </Button>
          )}
        </Flex>
      ))}
    </Flex>
  );
}
