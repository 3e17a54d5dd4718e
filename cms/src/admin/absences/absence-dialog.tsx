import { Checkbox, Flex, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';

import type { AbsenceInput, StandInNotes } from '../../people/absences/absence.ts';
import { listPersonLabels } from '../audit/list-person-labels.ts';
import { ReviewDialog } from '../review/dialogs/review-dialog.tsx';
import { ChoiceField } from '../shared/choice-field.tsx';
import { englishAbsences } from '../texts/en/people/absences.ts';
import { useTexts } from '../texts/use-texts.ts';
import { DayFields, toSentDays, type TypedDays } from './day-fields.tsx';
import { listStandInWarnings } from './list-stand-in-warnings.ts';
import { StandInWarnings } from './stand-in-warnings.tsx';

type Person = { id: number; name: string };
type Props = {
  person: Person;
  /** Who can stand in. */
  people: readonly Person[];
  mayGiveAdministration: boolean;
  notes: StandInNotes;
  /** The days of a proposal. */
  proposed: TypedDays | null;
  set: (input: AbsenceInput) => Promise<unknown>;
  close: () => void;
  returnFocus: () => void;
};

const noDays: TypedDays = { fromDay: null, untilDay: null };

/** Renders the dialog that sets who stands in for a person, and on which days. */
export function AbsenceDialog({ person, people, mayGiveAdministration, notes, proposed, set, close, returnFocus }: Props) {
  const translate = useTexts(englishAbsences);
  const hint = useId();
  const [standIn, setStandIn] = useState<string | null>(null);
  const [days, setDays] = useState<TypedDays>(proposed ?? noDays);
  const [hasAdministration, setHasAdministration] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const sent = toSentDays(days);
  const chosen = people.find(({ id }) => String(id) === standIn);
  const check = () => {
    setIsRefused(standIn === null || sent === null);
    return standIn !== null && sent !== null;
  };
  const run = async () => {
    if (standIn !== null && sent !== null) await set({ user: person.id, standIn: Number(standIn), ...sent, hasAdministration });
  };
  return (
    <ReviewDialog
      title={translate('ochiq.absences.set-for', { person: person.name })}
      action={translate('ochiq.absences.save')}
      check={check}
      run={run}
      close={close}
      returnFocus={returnFocus}
    >
      <Typography>{translate('ochiq.absences.lead')}</Typography>
      <ChoiceField
        name="ochiq-stand-in"
        label={translate('ochiq.absences.stand-in')}
        placeholder={translate('ochiq.absences.no-person')}
        options={listPersonLabels(people.map(({ id, name }) => ({ id: String(id), name })))}
        value={standIn}
        error={isRefused && standIn === null ? translate('ochiq.absences.needs-person') : undefined}
        choose={setStandIn}
      />
      <DayFields days={days} isRefused={isRefused} change={setDays} />
      {mayGiveAdministration && (
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Checkbox
            checked={hasAdministration}
            aria-describedby={hint}
            onCheckedChange={(checked) => setHasAdministration(checked === true)}
          >
            {translate('ochiq.absences.administration')}
          </Checkbox>
          <Typography id={hint} variant="pi" textColor="neutral600">
            {translate('ochiq.absences.administration-hint')}
          </Typography>
        </Flex>
      )}
      <StandInWarnings
        absent={person.name}
        standIn={chosen?.name ?? ''}
        warnings={chosen ? listStandInWarnings(notes, { standIn: chosen.id, days: sent, hasAdministration }) : []}
      />
    </ReviewDialog>
  );
}
