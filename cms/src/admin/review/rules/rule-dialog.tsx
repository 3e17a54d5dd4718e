import { localeCodes, locales } from '@ochiq/contract/routing/locales';
import { Box, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';

import {
  approvalCounts,
  outsideApprovals,
  reviewedTypes,
  type ReviewRule,
  type ReviewRulesResponse,
} from '../../../content/review/rules/review-rules.ts';
import { ChoiceField } from '../../shared/choice-field.tsx';
import { englishRules } from '../../texts/en/review/rules.ts';
import { useContentLabels, useTexts } from '../../texts/use-texts.ts';
import { ReviewDialog } from '../dialogs/review-dialog.tsx';
import { updateRule, createRule, isScopeTaken } from './rule-edits.ts';
import { useRuleLabels } from './use-rule-labels.ts';

/** The height of the list of roles: the buttons below it stay in the window. */
const listHeight = '20vh';

type SkipProps = Pick<ReviewRulesResponse, 'roles'> & {
  value: readonly string[];
  labelRole: (code: string) => string;
  onChange: (codes: string[]) => void;
};

/** Renders the choice of the roles that may skip the review. */
function SkippingRoles({ roles, value, labelRole, onChange }: SkipProps) {
  const translate = useTexts(englishRules);
  const [label, hint] = [useId(), useId()];
  const toggle = (code: string, isChosen: boolean) => onChange(isChosen ? [...value, code] : value.filter((one) => one !== code));
  return (
    <Flex direction="column" alignItems="stretch" gap={2} role="group" aria-labelledby={label} aria-describedby={hint}>
      <Typography id={label} variant="pi" fontWeight="bold">
        {translate('ochiq.rules.skipped-by')}
      </Typography>
      <Box maxHeight={listHeight} overflow="auto">
        <Flex direction="column" alignItems="flex-start" gap={2}>
          {roles.map(({ code }) => (
            <Checkbox key={code} checked={value.includes(code)} onCheckedChange={(checked) => toggle(code, checked === true)}>
              {labelRole(code)}
            </Checkbox>
          ))}
        </Flex>
      </Box>
      <Typography id={hint} variant="pi" textColor="neutral600">
        {translate('ochiq.rules.skipped-by.hint')}
      </Typography>
    </Flex>
  );
}

type Props = {
  known: ReviewRulesResponse;
  /** The rule that is changed; `null` for a new one. */
  former: ReviewRule | null;
  save: (rule: ReviewRule) => Promise<unknown>;
  close: () => void;
  returnFocus: () => void;
};

/** The value of a choice that is for all. */
const all = 'all';

/** Renders the dialog for a new rule, or for a changed one. */
export function RuleDialog({ known, former, save, close, returnFocus }: Props) {
  const translate = useTexts(englishRules);
  const { getTypeLabel } = useContentLabels();
  const { labelRole, labelSection } = useRuleLabels(known);
  const [rule, setRule] = useState<ReviewRule>(former ?? createRule('news'));
  const [isRefused, setIsRefused] = useState(false);
  const change = (part: Partial<ReviewRule>) => setRule((current) => updateRule(current, part));
  const isTaken = isScopeTaken(known.rules, rule, former);
  const check = () => {
    setIsRefused(isTaken);
    return !isTaken;
  };
  return (
    <ReviewDialog
      title={translate(former === null ? 'ochiq.rules.add' : 'ochiq.rules.change.title')}
      action={translate('ochiq.rules.save')}
      check={check}
      run={() => save(rule)}
      close={close}
      returnFocus={returnFocus}
    >
      <ChoiceField
        name="ochiq-rule-type"
        label={translate('ochiq.rules.type')}
        options={reviewedTypes.map((type) => ({ value: type, label: getTypeLabel(type) }))}
        value={rule.type}
        error={isRefused && isTaken ? translate('ochiq.rules.taken') : undefined}
        choose={(type) => change({ type })}
      />
      {rule.type === 'page' && (
        <ChoiceField
          name="ochiq-rule-section"
          label={translate('ochiq.rules.section')}
          options={[
            { value: all, label: translate('ochiq.rules.section.all') },
            ...known.sections.map((one) => ({ value: one.section, label: labelSection(one) })),
          ]}
          value={rule.section ?? all}
          choose={(value) => change({ section: value === all ? null : value })}
        />
      )}
      <ChoiceField
        name="ochiq-rule-locale"
        label={translate('ochiq.rules.locale')}
        options={[
          { value: all, label: translate('ochiq.rules.locale.all') },
          ...localeCodes.map((code) => ({ value: code, label: locales[code].name })),
        ]}
        value={rule.locale ?? all}
        choose={(value) => change({ locale: value === all ? null : value })}
      />
      <ChoiceField
        name="ochiq-rule-approvals"
        label={translate('ochiq.rules.approvals')}
        options={approvalCounts.map((count) => ({ value: String(count), label: translate(`ochiq.rules.approvals.${count}`) }))}
        value={String(rule.approvals)}
        choose={(value) => change({ approvals: approvalCounts.find((count) => String(count) === value) ?? rule.approvals })}
      />
      {rule.approvals > 0 && (
        <>
          <ChoiceField
            name="ochiq-rule-outside"
            label={translate('ochiq.rules.outside')}
            options={outsideApprovals.map((value) => ({ value, label: translate(`ochiq.rules.outside.${value}`) }))}
            value={rule.outside}
            choose={(outside) => change({ outside })}
          />
          <SkippingRoles roles={known.roles} value={rule.skippedBy} labelRole={labelRole} onChange={(skippedBy) => change({ skippedBy })} />
        </>
      )}
    </ReviewDialog>
  );
}
