import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale } from '@ochiq/contract/routing/locales';
import { Flex, Typography, Button } from '@strapi/design-system';

import type { PlansQuery, Plan } from '../../content/schedule/planned.ts';
import { NewPlanForm } from './new-plan-form.tsx';
import { usePlans } from './use-plans.ts';
import { useScheduleText } from './use-schedule-text.ts';
import { formatMinute } from '../../content/schedule/minute.ts';

type Props = { plans: readonly Plan[]; cancel: ((id: number) => void) | null };

const colours = { waiting: 'primary700', done: 'success700', cancelled: 'neutral600', failed: 'danger700' } as const;

/** Renders current and past plans, each with the user who requested it and, if it failed, the reason. */
function PlanList({ plans, cancel }: Props) {
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

function Plans(version: PlansQuery) {
  const say = useScheduleText();
  const { answer, isBroken, add, cancel } = usePlans(version);
  const { plans, mayPlan } = answer ?? { plans: [], mayPlan: false };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {isBroken && (
        <Typography role="alert" textColor="danger700">
          {say('ochiq.schedule.broken')}
        </Typography>
      )}
      {answer && <PlanList plans={plans} cancel={mayPlan ? (id) => void cancel(id) : null} />}
      {mayPlan && <NewPlanForm plans={plans} add={add} />}
    </Flex>
  );
}

type Shown = { model: string; document?: { documentId?: string; locale?: string | null } };

/** Renders the side panel in which publications are scheduled; unsaved entries have none. */
export function SchedulePanel({ model, document }: Shown) {
  const say = useScheduleText();
  const type = contentTypeNames.find((name) => getContentTypeUid(name) === model);
  const { documentId, locale } = document ?? {};
  if (type === undefined || documentId === undefined || !isLocale(locale)) return null;
  return {
    title: say('ochiq.schedule.title'),
    content: <Plans key={`${documentId} ${locale}`} type={type} document={documentId} locale={locale} />,
  };
}
