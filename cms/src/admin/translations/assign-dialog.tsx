import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import { Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useMemo, useRef, useState } from 'react';

import type { BoardRow } from '../../content/translations/board.ts';
import { type TranslatedEntry, translationPaths } from '../../content/translations/translations.ts';
import { listPersonLabels } from '../audit/list-person-labels.ts';
import { dayFormat } from '../dates/moment-format.ts';
import { MomentInput } from '../dates/moment-input.tsx';
import { isDueDay } from '../review/dialogs/assignment-fields.tsx';
import { ReviewDialog } from '../review/dialogs/review-dialog.tsx';
import { ReviewFaultText } from '../review/review-fault.tsx';
import { ChoiceField } from '../shared/choice-field.tsx';
import { englishTranslations } from '../texts/en/translations/board.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useTranslators } from './use-translators.ts';

/** The choice that takes back what was assigned. */
const nobody = 'nobody';
const lastDay = '2099-12-31';

type Props = {
  rows: readonly BoardRow[];
  /** The language that is chosen at first. */
  locale: Locale;
  /** Is called with the number of entries once all are assigned. */
  onAssigned: (count: number) => void;
  close: () => void;
  /** Gives the focus back once the dialog is closed. */
  returnFocus: (isSent: boolean) => void;
};

type ChoiceProps = { locale: Locale; entries: readonly TranslatedEntry[]; value: string | null; choose: (value: string) => void };

/** Renders the choice of who translates: those who may save all of the entries in the language. */
function PersonChoice({ locale, entries, value, choose }: ChoiceProps) {
  const translate = useTexts(englishTranslations);
  const people = useTranslators(locale, entries);
  if (people === null) return <Typography role="status">{translate('ochiq.translations.assign.reading')}</Typography>;
  if ('fault' in people) return <ReviewFaultText fault={people.fault} />;
  const labels = listPersonLabels(people.map(({ id, name }) => ({ id: String(id), name })));
  return (
    <>
      {people.length === 0 && <Typography role="status">{translate('ochiq.translations.assign.no-people')}</Typography>}
      <ChoiceField
        name="ochiq-assign-person"
        label={translate('ochiq.translations.assign.person')}
        placeholder={translate('ochiq.translations.assign.choose')}
        options={[...labels, { value: nobody, label: translate('ochiq.translations.assign.nobody') }]}
        value={value}
        choose={choose}
      />
    </>
  );
}

/** Lists the entries that there is something to translate of, or that are assigned: readers have the others as they should be. */
const listDue = (rows: readonly BoardRow[], locale: Locale): TranslatedEntry[] =>
  rows
    .filter(({ cells }) => cells[locale].state !== 'published' || cells[locale].task !== null)
    .map(({ type, document }) => ({ type, document }));

/** Renders the dialog that assigns translations: into which language, to whom, until when. What is up to date is left out. */
export function AssignTranslationDialog({ rows, locale: first, onAssigned, close, returnFocus }: Props) {
  const translate = useTexts(englishTranslations);
  const { post } = useFetchClient();
  const [locale, setLocale] = useState(first);
  const [person, setPerson] = useState<string | null>(null);
  const [dueOn, setDueOn] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const isSent = useRef(false);
  const entries = useMemo(() => listDue(rows, locale), [rows, locale]);
  const current = rows.length - entries.length;
  const check = () => {
    setIsMissing(person === null);
    return entries.length > 0 && person !== null && isDueDay(dueOn);
  };
  const send = async () => {
    await post(translationPaths.assign, { locale, entries, person: person === nobody ? null : Number(person), dueOn });
    isSent.current = true;
    onAssigned(entries.length);
  };
  const title = translate('ochiq.translations.assign');
  return (
    <ReviewDialog title={title} action={title} check={check} run={send} close={close} returnFocus={() => returnFocus(isSent.current)}>
      <Typography>{translate('ochiq.translations.assign.count', { count: entries.length })}</Typography>
      {current > 0 && <Typography role="status">{translate('ochiq.translations.assign.current', { count: current })}</Typography>}
      <ChoiceField
        name="ochiq-assign-language"
        label={translate('ochiq.translations.assign.language')}
        options={localeCodes.map((code) => ({ value: code, label: locales[code].name }))}
        value={locale}
        choose={(chosen) => {
          setLocale(chosen);
          // Who may save the one language may not save the other.
          setPerson(null);
        }}
      />
      {entries.length > 0 && <PersonChoice locale={locale} entries={entries} value={person} choose={setPerson} />}
      {isMissing && entries.length > 0 && person === null && (
        <Typography role="alert" textColor="danger700">
          {translate('ochiq.translations.assign.required')}
        </Typography>
      )}
      <MomentInput
        name="ochiq-assign-due"
        label={translate('ochiq.translations.assign.due')}
        format={dayFormat}
        range={{ first: toTashkentDay(new Date()), last: lastDay }}
        value={dueOn}
        onChange={setDueOn}
      />
    </ReviewDialog>
  );
}
