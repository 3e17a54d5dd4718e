import { Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useState } from 'react';

import type { PlaceChoice, RoleLimit, RoleLimitsResponse, ShownLimit, ShownPlace } from '../../people/role-limits/role-limits.ts';
import { ReviewDialog } from '../review/dialogs/review-dialog.tsx';
import { englishLimits } from '../texts/en/people/limits.ts';
import { useTexts } from '../texts/use-texts.ts';
import { checkLimitDraft, type LimitDraft, type LimitFault, listFreeRoles, toDraft, toLimit } from './limit-edits.ts';
import { PlaceQuestion } from './place-choice.tsx';
import { useLimitLabels } from './use-limit-labels.ts';

type Props = {
  known: RoleLimitsResponse;
  /** The limit that is changed; `null` for that of another role. */
  former: ShownLimit | null;
  save: (limit: RoleLimit) => Promise<unknown>;
  close: () => void;
  returnFocus: () => void;
};

const listDeleted = (places: readonly ShownPlace[] | null | undefined): ShownPlace[] => (places ?? []).filter(({ isDeleted }) => isDeleted);

/** Names what is chosen, in the order of the tree. */
const pickPlaces = (keys: readonly string[], options: readonly PlaceChoice[], deleted: readonly ShownPlace[]): ShownPlace[] => [
  ...deleted.filter(({ key }) => keys.includes(key)),
  ...options.filter(({ key }) => keys.includes(key)).map(({ key, title }) => ({ key, title, isDeleted: false })),
];

/** Renders the dialog that limits a role: to parts of the page tree, to units, and what that means in words. */
export function LimitDialog({ known, former, save, close, returnFocus }: Props) {
  const translate = useTexts(englishLimits);
  const { labelRole, describePages, describeUnits } = useLimitLabels(known.roles);
  const free = listFreeRoles(known);
  const [draft, setDraft] = useState<LimitDraft>(() => toDraft(former?.role ?? free[0]?.code ?? '', former));
  const [fault, setFault] = useState<LimitFault>(null);
  const change = (part: Partial<LimitDraft>) => {
    setFault(null);
    setDraft((current) => ({ ...current, ...part }));
  };
  const check = () => {
    const newFault = checkLimitDraft(draft);
    setFault(newFault);
    return newFault === null;
  };
  const deleted = { sections: listDeleted(former?.sections), units: listDeleted(former?.units) };
  const meaning = {
    sections: draft.isSectionLimited ? pickPlaces(draft.sections, known.sections, deleted.sections) : null,
    units: draft.isUnitLimited ? pickPlaces(draft.units, known.units, deleted.units) : null,
  };
  const isComplete = checkLimitDraft(draft) === null;
  return (
    <ReviewDialog
      title={former === null ? translate('ochiq.limits.add') : translate('ochiq.limits.change.title', { role: labelRole(former.role) })}
      action={translate('ochiq.limits.save')}
      check={check}
      run={() => save(toLimit(draft))}
      close={close}
      returnFocus={returnFocus}
    >
      {former === null && (
        <Field.Root name="ochiq-limit-role">
          <Field.Label>{translate('ochiq.limits.role')}</Field.Label>
          <SingleSelect aria-label={translate('ochiq.limits.role')} value={draft.role} onChange={(role) => change({ role: String(role) })}>
            {free.map(({ code }) => (
              <SingleSelectOption key={code} value={code}>
                {labelRole(code)}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      )}
      <PlaceQuestion
        question={translate('ochiq.limits.pages')}
        everywhere={translate('ochiq.limits.pages.everywhere')}
        only={translate('ochiq.limits.pages.only')}
        label={translate('ochiq.limits.pages.list')}
        options={known.sections}
        deleted={deleted.sections}
        isLimited={draft.isSectionLimited}
        setLimited={(isSectionLimited) => change({ isSectionLimited })}
        value={draft.sections}
        error={fault === 'sections' ? translate('ochiq.limits.empty') : undefined}
        onChange={(sections) => change({ sections })}
      />
      <PlaceQuestion
        question={translate('ochiq.limits.units')}
        everywhere={translate('ochiq.limits.units.everywhere')}
        only={translate('ochiq.limits.units.only')}
        label={translate('ochiq.limits.units.list')}
        options={known.units}
        deleted={deleted.units}
        isLimited={draft.isUnitLimited}
        setLimited={(isUnitLimited) => change({ isUnitLimited })}
        value={draft.units}
        error={fault === 'units' ? translate('ochiq.limits.empty') : undefined}
        onChange={(units) => change({ units })}
      />
      {fault === 'unlimited' && (
        <Typography role="alert" textColor="danger600">
          {translate('ochiq.limits.unlimited')}
        </Typography>
      )}
      {isComplete && (
        <>
          <Typography data-ochiq="limit-meaning">{`${describePages(meaning)} ${describeUnits(meaning)}`}</Typography>
          <Typography textColor="neutral600">{translate('ochiq.limits.rest')}</Typography>
        </>
      )}
    </ReviewDialog>
  );
}
