import { getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale } from '@ochiq/contract/routing/locales';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import { anyVersion, editedFromHeader } from '../../content/outdated/edited-from.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { plansResponse, type NewPlan, type Plan, type PlansQuery, type PlansResponse } from '../../content/schedule/planned.ts';
import { usePublishQuestion } from '../agreement/publish-question.ts';
import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { pollWhileVisible } from '../poll-while-visible.ts';
import { withRemovalChoice } from '../removal/with-removal-choice.ts';
import { useKnownReview } from '../review/entry/use-review.ts';
import { getBase } from '../saving/versions.ts';
import { englishSchedule } from '../texts/en/side-panels.ts';
import { useTexts } from '../texts/use-texts.ts';
import { NewPlanForm } from './new-plan-form.tsx';

/** The pause between two polls of the plans, in milliseconds. */
const pauseMs = 10_000;

type FetchResult = { data: unknown };

/** Polls the plans of one version of an entry while they are visible. */
function usePlans({ type, document: documentId, locale }: PlansQuery) {
  const { get, post, del } = useFetchClient();
  const [response, setResponse] = useState<PlansResponse | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const sendRequest = useCallback(async (request: () => Promise<FetchResult>): Promise<boolean> => {
    try {
      setResponse(plansResponse.parse((await request()).data));
      setHasFailed(false);
      return true;
    } catch {
      setHasFailed(true);
      return false;
    }
  }, []);
  const load = useCallback(async () => {
    await sendRequest(() => get(`/admin/schedule?${new URLSearchParams({ type, document: documentId, locale }).toString()}`));
  }, [sendRequest, get, type, documentId, locale]);

  useEffect(() => pollWhileVisible(load, pauseMs, window.document), [load]);

  return {
    response,
    hasFailed,
    /** @returns whether the CMS accepted it */
    add: (plan: Pick<NewPlan, 'action' | 'minute'>) => {
      const version = { collectionType: '', model: getContentTypeUid(type), documentId, params: { locale } };
      const headers = { [editedFromHeader]: getBase(version) ?? anyVersion };
      const send = (further: Readonly<Record<string, string>>) =>
        post('/admin/schedule', { type, document: documentId, locale, ...plan }, { headers: { ...headers, ...further } });
      return sendRequest(() => withRemovalChoice(send));
    },
    cancel: (id: number) => sendRequest(() => del(`/admin/schedule/${String(id)}`)),
  };
}

type PlanListProps = { plans: readonly Plan[]; cancel: ((id: number) => void) | null };

/** The colour of a plan by its state. */
const colours = { waiting: 'primary700', done: 'success700', cancelled: 'neutral600', failed: 'danger700' } as const;

/** Renders current and past plans, each with the user who requested it and, if it failed, the reason. */
function PlanList({ plans, cancel }: PlanListProps) {
  const translate = useTexts(englishSchedule);
  if (plans.length === 0) return <Typography textColor="neutral600">{translate('ochiq.schedule.none')}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {plans.map(({ id, action, minute, state, reason, askedBy }) => (
        <Flex tag="li" key={id} direction="column" alignItems="flex-start" gap={1}>
          <Typography fontWeight="semiBold" textColor={colours[state]}>
            {translate(`ochiq.schedule.${action}.${state}`, { minute: formatMinute(minute) })}
          </Typography>
          {reason !== null && <Typography variant="pi">{reason}</Typography>}
          {askedBy !== null && (
            <Typography variant="pi" textColor="neutral600">
              {translate('ochiq.schedule.by', { name: askedBy })}
            </Typography>
          )}
          {state === 'waiting' && cancel && (
            <Button type="button" variant="tertiary" size="S" onClick={() => cancel(id)}>
              {translate('ochiq.schedule.cancel')}
            </Button>
          )}
        </Flex>
      ))}
    </Flex>
  );
}

/** Renders the plans of a version of an entry, and the form of a new one for those who may plan. */
function Plans(version: PlansQuery) {
  const translate = useTexts(englishSchedule);
  const { response, hasFailed, add, cancel } = usePlans(version);
  const { plans, mayPlan } = response ?? { plans: [], mayPlan: false };
  const review = useKnownReview(version);
  const ask = usePublishQuestion(version, 'plan');
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {hasFailed && (
        <Typography role="alert" textColor="danger700">
          {translate('ochiq.schedule.broken')}
        </Typography>
      )}
      {response && <PlanList plans={plans} cancel={mayPlan ? (id) => void cancel(id) : null} />}
      {mayPlan && (
        <NewPlanForm
          plans={plans}
          obstacle={review?.review.publishRefusal ?? null}
          add={async (plan) => (plan.action !== 'publish' || (await ask())) && add(plan)}
        />
      )}
    </Flex>
  );
}

/** Renders the side panel in which publications are scheduled; unsaved entries have none. */
export function SchedulePanel({ model, document }: SidePanelProps) {
  const translate = useTexts(englishSchedule);
  const type = findModelContentType(model);
  const { documentId, locale } = document ?? {};
  if (type === undefined || documentId === undefined || !isLocale(locale)) return null;
  return {
    title: translate('ochiq.schedule.title'),
    content: <Plans key={`${documentId} ${locale}`} type={type} document={documentId} locale={locale} />,
  };
}
