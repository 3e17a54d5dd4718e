import { Checkbox, Flex, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';

import { type LeavingInput, type LeavingRefusal, type LeavingReport, needsSuccessor } from '../../people/leaving/leaving.ts';
import { listPersonLabels } from '../audit/list-person-labels.ts';
import { ReviewDialog } from '../review/dialogs/review-dialog.tsx';
import { ChoiceField } from '../shared/choice-field.tsx';
import { englishAbsences } from '../texts/en/people/absences.ts';
import { useTexts } from '../texts/use-texts.ts';
import { WorkList } from './work-list.tsx';

type Props = { report: LeavingReport; leave: (input: LeavingInput) => Promise<unknown>; close: () => void; returnFocus: () => void };

/** The refusals that are known before anything is chosen. */
type EarlyRefusal = Exclude<LeavingRefusal, 'successor' | 'successor-needed'>;
const isEarly = (refusal: LeavingRefusal | null): refusal is EarlyRefusal =>
  refusal !== null && refusal !== 'successor' && refusal !== 'successor-needed';

/** Lists what ends besides, in words. */
function useEndings({ invitations, standInFor, standIns, rememberedBrowsers, tokens }: LeavingReport): string[] {
  const translate = useTexts(englishAbsences);
  return [
    ...(invitations === 0 ? [] : [translate('ochiq.absences.ends.invitations', { count: invitations })]),
    ...(standInFor.length === 0 ? [] : [translate('ochiq.absences.ends.stand-in-for', { names: standInFor.join(', ') })]),
    ...(standIns.length === 0 ? [] : [translate('ochiq.absences.ends.stand-ins', { names: standIns.join(', ') })]),
    ...(rememberedBrowsers === 0 ? [] : [translate('ochiq.absences.ends.browsers', { count: rememberedBrowsers })]),
    ...(tokens === 0 ? [] : [translate('ochiq.absences.ends.tokens', { count: tokens })]),
  ];
}

/** The value of the choice that no person gets the work. */
const noSuccessor = 'none';

/** Renders the dialog by which a person leaves: what they have open, to whom it goes, and what ends. */
export function LeavingDialog({ report, leave, close, returnFocus }: Props) {
  const translate = useTexts(englishAbsences);
  const label = useId();
  const { person, refusal, work, successors } = report;
  const [chosen, setChosen] = useState<string | null>(needsSuccessor(work) ? null : noSuccessor);
  const [handsOverLinks, setHandsOverLinks] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const endings = useEndings(report);
  const title = translate('ochiq.absences.leave-title', { person: person.name });
  const check = () => {
    setIsRefused(chosen === null);
    return chosen !== null && refusal === null;
  };
  const successor = chosen === null || chosen === noSuccessor ? null : Number(chosen);
  const none = needsSuccessor(work) ? [] : [{ value: noSuccessor, label: translate('ochiq.absences.no-successor') }];
  return (
    <ReviewDialog
      title={title}
      action={translate('ochiq.absences.leave')}
      check={check}
      run={() => leave({ person: person.id, successor, handsOverLinks: handsOverLinks && successor !== null })}
      close={close}
      returnFocus={returnFocus}
    >
      {isEarly(refusal) ? (
        <Typography role="alert" textColor="danger700">
          {translate(`ochiq.absences.refused.${refusal}`)}
        </Typography>
      ) : (
        <>
          <Typography>{translate('ochiq.absences.leave-lead')}</Typography>
          <Flex direction="column" alignItems="stretch" gap={2}>
            <Typography id={label} variant="delta" tag="h3">
              {translate('ochiq.absences.open-work')}
            </Typography>
            {work.length === 0 ? (
              <Typography>{translate('ochiq.absences.no-work')}</Typography>
            ) : (
              <WorkList work={work} label={translate('ochiq.absences.open-work')} />
            )}
          </Flex>
          <ChoiceField
            name="ochiq-successor"
            label={translate('ochiq.absences.successor')}
            placeholder={translate('ochiq.absences.no-person')}
            options={[...none, ...listPersonLabels(successors.map(({ id, name }) => ({ id: String(id), name })))]}
            value={chosen}
            error={isRefused ? translate('ochiq.absences.needs-successor') : undefined}
            hint={translate('ochiq.absences.successor-hint')}
            choose={setChosen}
          />
          {work.some(({ kind }) => kind === 'link') && successor !== null && (
            <Checkbox checked={handsOverLinks} onCheckedChange={(checked) => setHandsOverLinks(checked === true)}>
              {translate('ochiq.absences.hand-over-links')}
            </Checkbox>
          )}
          {endings.length > 0 && <Typography>{translate('ochiq.absences.ends', { what: endings.join(', ') })}</Typography>}
        </>
      )}
    </ReviewDialog>
  );
}
