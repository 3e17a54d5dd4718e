import type { AbsenceDays } from '../../people/absences/absence-days.ts';
import type { Absence, TitledWork } from '../../people/absences/absence.ts';
import { formatShortDay } from '../dates/moment-format.ts';
import { englishAbsences } from '../texts/en/people/absences.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';

/** What the panel calls absences and work. */
export type AbsenceLabels = {
  labelDays: (days: AbsenceDays) => string;
  labelAbsence: (absence: Absence) => string;
  labelWork: (work: TitledWork) => string;
};

/** Returns what the panel calls absences and work, in the user's language. */
export function useAbsenceLabels(): AbsenceLabels {
  const translate = useTexts(englishAbsences);
  const { getTypeLabel } = useContentLabels();
  const labelDays = ({ fromDay, untilDay }: AbsenceDays) => {
    const [from, until] = [formatShortDay(fromDay), formatShortDay(untilDay)];
    return from === until ? from : translate('ochiq.absences.days', { from, until });
  };
  return {
    labelDays,
    labelAbsence: ({ absent, standIn, fromDay, untilDay, isCurrent, hasAdministration }) => {
      const days = labelDays({ fromDay, untilDay });
      if (standIn === null) return translate('ochiq.absences.proposed', { absent: absent.name, days });
      return [
        translate('ochiq.absences.out', { absent: absent.name, standIn: standIn.name, days }),
        ...(isCurrent ? [translate('ochiq.absences.current')] : []),
        ...(hasAdministration ? [translate('ochiq.absences.with-administration')] : []),
      ].join(' · ');
    },
    labelWork: ({ kind, type, locale, title }) => {
      const label = getTypeLabel(type);
      const shown = title === null ? [label, translate('ochiq.absences.hidden')] : [label];
      return [...shown, locale, translate(`ochiq.absences.kind.${kind}`)].join(' · ');
    },
  };
}
