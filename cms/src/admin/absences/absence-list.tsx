import { Button, Flex, Typography } from '@strapi/design-system';

import type { Absence } from '../../people/absences/absence.ts';
import { englishAbsences } from '../texts/en/people/absences.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useAbsenceLabels } from './use-absence-labels.ts';

type Props = {
  absences: readonly Absence[];
  /** Whether the user may end an absence, or take it back. */
  mayDrop: (absence: Absence) => boolean;
  drop: (absence: Absence) => void;
  /** Chooses who stands in on the days of a proposal; left out where the user may not. */
  accept?: ((absence: Absence, button: HTMLElement) => void) | undefined;
};

/** Renders absences and proposals, with what can be done about each. */
export function AbsenceList({ absences, mayDrop, drop, accept }: Props) {
  const translate = useTexts(englishAbsences);
  const { labelAbsence } = useAbsenceLabels();
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {absences.map((absence) => {
        const name = labelAbsence(absence);
        const action = absence.standIn === null ? 'take-back' : 'end';
        return (
          <Flex key={absence.id} tag="li" gap={3} wrap="wrap">
            <Typography translate="no">{name}</Typography>
            {absence.standIn === null && accept && (
              <Button
                type="button"
                variant="secondary"
                size="S"
                aria-label={translate('ochiq.absences.accept-name', { absence: name })}
                onClick={({ currentTarget }: { currentTarget: HTMLElement }) => accept(absence, currentTarget)}
              >
                {translate('ochiq.absences.accept')}
              </Button>
            )}
            {mayDrop(absence) && (
              <Button
                type="button"
                variant="tertiary"
                size="S"
                aria-label={translate(`ochiq.absences.${action}-name`, { absence: name })}
                onClick={() => drop(absence)}
              >
                {translate(`ochiq.absences.${action}`)}
              </Button>
            )}
          </Flex>
        );
      })}
    </Flex>
  );
}
