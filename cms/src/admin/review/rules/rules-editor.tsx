import { Button, Flex, Typography } from '@strapi/design-system';

import type { ReviewRule, ReviewRulesResponse } from '../../../content/review/rules/review-rules.ts';
import { useListDialog } from '../../shared/use-list-dialog.ts';
import { englishRules } from '../../texts/en/review/rules.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ReviewDialog } from '../dialogs/review-dialog.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { dropRule, putRule } from './rule-edits.ts';
import { RulesTable } from './rules-table.tsx';
import { useRuleLabels } from './use-rule-labels.ts';

type OpenDialog = { kind: 'put'; former: ReviewRule | null } | { kind: 'remove'; rule: ReviewRule };

type Props = {
  known: ReviewRulesResponse;
  /** Saves all rules; each change is saved at once. @throws the CMS refuses */
  save: (rules: readonly ReviewRule[]) => Promise<unknown>;
};

/** Renders the rules of the review: who has to approve what. */
export function RulesEditor({ known, save }: Props) {
  const translate = useTexts(englishRules);
  const { labelScope } = useRuleLabels(known);
  const { opened, open, frame, heading, isSaved, send } = useListDialog<OpenDialog>();
  const { rules, roles, mayUpdate } = known;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} data-ochiq="review-rules">
      <Typography ref={heading} tabIndex={-1} variant="beta" tag="h2">
        {translate('ochiq.rules.title')}
      </Typography>
      <Typography>{translate('ochiq.rules.lead')}</Typography>
      {rules.length > 1 && <Typography>{translate('ochiq.rules.narrowest')}</Typography>}
      {!mayUpdate && <Typography>{translate('ochiq.rules.read-only')}</Typography>}
      {roles.every(({ mayReview }) => !mayReview) && <Typography textColor="danger700">{translate('ochiq.rules.no-reviewers')}</Typography>}
      <Typography role="status">{isSaved ? translate('ochiq.rules.saved') : ''}</Typography>
      {rules.length === 0 ? (
        <Typography textColor="neutral600">{translate('ochiq.rules.none')}</Typography>
      ) : (
        <RulesTable
          known={known}
          change={(rule, button) => open({ kind: 'put', former: rule }, button)}
          remove={(rule, button) => open({ kind: 'remove', rule }, button)}
        />
      )}
      {mayUpdate && (
        <Flex>
          <Button
            type="button"
            variant="secondary"
            onClick={({ currentTarget }: { currentTarget: HTMLElement }) => open({ kind: 'put', former: null }, currentTarget)}
          >
            {translate('ochiq.rules.add')}
          </Button>
        </Flex>
      )}
      {opened?.kind === 'put' && (
        <RuleDialog
          known={known}
          former={opened.former}
          save={(rule) => send(() => save(putRule(rules, rule, opened.former)))}
          {...frame}
        />
      )}
      {opened?.kind === 'remove' && (
        <ReviewDialog
          title={translate('ochiq.rules.remove.title')}
          action={translate('ochiq.rules.remove')}
          run={() => send(() => save(dropRule(rules, opened.rule)))}
          {...frame}
        >
          <Typography>{translate('ochiq.rules.remove.lead', { rule: labelScope(opened.rule) })}</Typography>
        </ReviewDialog>
      )}
    </Flex>
  );
}
