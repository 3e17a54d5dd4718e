import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale } from '@ochiq/contract/routing/locales';
import { Flex, Typography } from '@strapi/design-system';

import type { PlansQuery } from '../../schedule/planned.ts';
import { NewPlanForm } from './new-plan-form.tsx';
import { PlanList } from './plan-list.tsx';
import { usePlans } from './use-plans.ts';
import { useScheduleText } from './use-schedule-text.ts';

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
