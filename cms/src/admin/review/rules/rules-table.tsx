import { Typography } from '@strapi/design-system';

import { reviewedTypes, type ReviewRule, type ReviewRulesResponse } from '../../../content/review/rules/review-rules.ts';
import { FigureTable } from '../../page-statistics/figure-table.tsx';
import { RowButtons } from '../../shared/row-buttons.tsx';
import { englishRules } from '../../texts/en/review/rules.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { getScopeKey, sortRules } from './rule-edits.ts';
import { useRuleLabels } from './use-rule-labels.ts';

type Props = {
  known: ReviewRulesResponse;
  change: (rule: ReviewRule, button: HTMLElement) => void;
  remove: (rule: ReviewRule, button: HTMLElement) => void;
};

/** Renders the rules, by type, with the buttons of those who may change them. */
export function RulesTable({ known, change, remove }: Props) {
  const translate = useTexts(englishRules);
  const { labelScope, labelRole } = useRuleLabels(known);
  const columns = [
    translate('ochiq.rules.scope'),
    translate('ochiq.rules.approvals'),
    translate('ochiq.rules.outside'),
    translate('ochiq.rules.skipped-by'),
    ...(known.mayUpdate ? [translate('ochiq.rules.actions')] : []),
  ];
  return (
    <FigureTable
      name={translate('ochiq.rules.list')}
      columns={columns.map((title) => ({ title }))}
      rows={sortRules(known.rules, reviewedTypes).map((rule) => {
        const scope = labelScope(rule);
        const skipping = rule.skippedBy.length === 0 ? translate('ochiq.rules.skipped-by.none') : rule.skippedBy.map(labelRole).join(', ');
        return {
          key: getScopeKey(rule),
          cells: [
            <Typography key="scope" fontWeight="semiBold">
              {scope}
            </Typography>,
            translate(`ochiq.rules.approvals.${rule.approvals}`),
            translate(`ochiq.rules.outside.${rule.outside}`),
            skipping,
            ...(known.mayUpdate
              ? [
                  <RowButtons
                    key="actions"
                    change={{
                      label: translate('ochiq.rules.change'),
                      name: translate('ochiq.rules.change.name', { rule: scope }),
                      press: (button) => change(rule, button),
                    }}
                    remove={{
                      label: translate('ochiq.rules.remove'),
                      name: translate('ochiq.rules.remove.name', { rule: scope }),
                      press: (button) => remove(rule, button),
                    }}
                  />,
                ]
              : []),
          ],
        };
      })}
    />
  );
}
