import { Button, Flex, Typography } from '@strapi/design-system';

import type { RoleLimit, RoleLimitsResponse, ShownLimit } from '../../people/role-limits/role-limits.ts';
import { ReviewDialog } from '../review/dialogs/review-dialog.tsx';
import { useListDialog } from '../shared/use-list-dialog.ts';
import { englishLimits } from '../texts/en/people/limits.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { dropLimit, listFreeRoles, putLimit } from './limit-edits.ts';
import { LimitsTable } from './limits-table.tsx';
import { useLimitLabels } from './use-limit-labels.ts';

type OpenDialog = { kind: 'put'; former: ShownLimit | null } | { kind: 'remove'; limit: ShownLimit };

type Props = {
  known: RoleLimitsResponse;
  /** Saves all limits; each change is saved at once. @throws the CMS refuses */
  save: (limits: readonly RoleLimit[]) => Promise<unknown>;
};

/** Renders the limits of roles: which role writes where. */
export function LimitsEditor({ known, save }: Props) {
  const translate = useTexts(englishLimits);
  const { labelRole } = useLimitLabels(known.roles);
  const { opened, open, frame, heading, isSaved, send } = useListDialog<OpenDialog>();
  const { limits, mayUpdate } = known;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} data-ochiq="role-limits">
      <Typography ref={heading} tabIndex={-1} variant="beta" tag="h2">
        {translate('ochiq.limits.title')}
      </Typography>
      <Typography>{translate('ochiq.limits.lead')}</Typography>
      <Typography>{translate('ochiq.limits.several')}</Typography>
      {!mayUpdate && <Typography>{translate('ochiq.limits.read-only')}</Typography>}
      <Typography role="status">{isSaved ? translate('ochiq.limits.saved') : ''}</Typography>
      {limits.length === 0 ? (
        <Typography textColor="neutral600">{translate('ochiq.limits.none')}</Typography>
      ) : (
        <LimitsTable
          known={known}
          change={(limit, button) => open({ kind: 'put', former: limit }, button)}
          remove={(limit, button) => open({ kind: 'remove', limit }, button)}
        />
      )}
      {mayUpdate && listFreeRoles(known).length > 0 && (
        <Flex>
          <Button
            type="button"
            variant="secondary"
            onClick={({ currentTarget }: { currentTarget: HTMLElement }) => open({ kind: 'put', former: null }, currentTarget)}
          >
            {translate('ochiq.limits.add')}
          </Button>
        </Flex>
      )}
      {opened?.kind === 'put' && (
        <LimitDialog known={known} former={opened.former} save={(limit) => send(() => save(putLimit(limits, limit)))} {...frame} />
      )}
      {opened?.kind === 'remove' && (
        <ReviewDialog
          title={translate('ochiq.limits.remove.title', { role: labelRole(opened.limit.role) })}
          action={translate('ochiq.limits.remove')}
          run={() => send(() => save(dropLimit(limits, opened.limit.role)))}
          {...frame}
        >
          <Typography>{translate('ochiq.limits.remove.lead', { role: labelRole(opened.limit.role) })}</Typography>
        </ReviewDialog>
      )}
    </Flex>
  );
}
