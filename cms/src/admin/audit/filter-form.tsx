import { sinceIndependence } from '@ochiq/contract/fields/day-range';
import { Box, Button, Field, Flex, TextInput } from '@strapi/design-system';
import { type ChangeEvent, type FormEvent, useState } from 'react';

import { auditKinds } from '../../people/audit/kinds.ts';
import { dayFormat, formatShortDay } from '../dates/moment-format.ts';
import { MomentInput } from '../dates/moment-input.tsx';
import { ChoiceField } from '../shared/choice-field.tsx';
import { englishAudit } from '../texts/en/audit.ts';
import { englishDates } from '../texts/en/forms.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type LogFilters, maxSearched, noFilters } from './audit-address.ts';
import type { LogPerson } from './audit-response.ts';
import { checkDays, type DayFaults } from './check-days.ts';
import { listPersonLabels } from './list-person-labels.ts';

const noFaults: DayFaults = { from: null, to: null };

type Props = { filters: LogFilters; people: readonly LogPerson[]; apply: (filters: LogFilters) => void };

/** Renders the filters of the log. They take effect together, so that each use is one step in the history of the browser. */
export function FilterForm({ filters, people, apply }: Props) {
  const translate = useTexts(englishAudit);
  const sayDates = useTexts(englishDates);
  const [edited, setEdited] = useState({ filters, draft: filters, faults: noFaults });
  // Back, Forward and links change the filters, too: what was typed before is of another address.
  const { draft, faults } = edited.filters === filters ? edited : { draft: filters, faults: noFaults };

  const change = (part: Partial<LogFilters>) => setEdited({ filters, draft: { ...draft, ...part }, faults: noFaults });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const current = checkDays(draft);
    setEdited({ filters, draft, faults: current });
    if (current.from === null && current.to === null) apply({ ...draft, search: draft.search.trim() });
  };
  const clear = () => {
    setEdited({ filters, draft: noFilters, faults: noFaults });
    apply(noFilters);
  };
  const describeFault = (fault: DayFaults['to']) => {
    if (fault === null) return undefined;
    if (fault === 'no-day') return sayDates('ochiq.dates.no-day', { like: dayFormat.example });
    return translate('ochiq.audit.wrong-order', { from: formatShortDay(draft.from ?? '') });
  };
  return (
    <Box tag="form" aria-label={translate('ochiq.audit.filters')} onSubmit={submit}>
      <Flex gap={4} wrap="wrap" alignItems="flex-start" background="neutral0" shadow="tableShadow" hasRadius padding={4}>
        <ChoiceField
          name="ochiq-audit-kind"
          label={translate('ochiq.audit.kind')}
          width="22rem"
          anyOption={{ label: translate('ochiq.audit.any-kind'), choose: () => change({ kind: null }) }}
          options={auditKinds.map((kind) => ({ value: kind, label: translate(`ochiq.audit.kind.${kind}`) }))}
          value={draft.kind}
          choose={(kind) => change({ kind })}
        />
        <ChoiceField
          name="ochiq-audit-person"
          label={translate('ochiq.audit.person')}
          width="22rem"
          anyOption={{ label: translate('ochiq.audit.any-person'), choose: () => change({ user: null }) }}
          options={listPersonLabels(people)}
          value={draft.user}
          choose={(user) => change({ user })}
        />
        {(['from', 'to'] as const).map((name) => (
          <Box key={name} width="18rem">
            <MomentInput
              name={`ochiq-audit-${name}`}
              label={translate(`ochiq.audit.${name}`)}
              format={dayFormat}
              range={sinceIndependence}
              value={draft[name]}
              error={describeFault(faults[name])}
              onChange={(day) => change({ [name]: day })}
            />
          </Box>
        ))}
        <Field.Root name="ochiq-audit-search" width="22rem" hint={translate('ochiq.audit.search-hint')}>
          <Field.Label>{translate('ochiq.audit.search')}</Field.Label>
          <TextInput
            type="text"
            autoComplete="off"
            maxLength={maxSearched}
            value={draft.search}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => change({ search: target.value })}
          />
          <Field.Hint />
        </Field.Root>
        <Flex gap={2} paddingTop={5}>
          <Button type="submit">{translate('ochiq.audit.filter')}</Button>
          <Button type="button" variant="tertiary" onClick={clear}>
            {translate('ochiq.audit.clear')}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
