import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import type { TitledWork } from '../../people/absences/absence.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { useContentLabels } from '../texts/use-texts.ts';
import { useAbsenceLabels } from './use-absence-labels.ts';

/** Renders work that is open or was handed over: each entry with what about it, and with the way to it where it can be read. */
export function WorkList({ work, label }: { work: readonly TitledWork[]; label: string }) {
  const { labelWork } = useAbsenceLabels();
  const { getTypeLabel } = useContentLabels();
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2} aria-label={label} style={{ overflowWrap: 'anywhere' }}>
      {work.map((entry) => {
        const { kind, type, document, locale, title } = entry;
        return (
          <li key={`${kind} ${type} ${document} ${locale}`}>
            {title !== null && (
              <>
                <Link tag={RouterLink} to={getEntryAddress({ type, documentId: document, locale })}>
                  {title === '' ? getTypeLabel(type) : title}
                </Link>{' '}
              </>
            )}
            <Typography variant="pi" textColor="neutral600">
              {labelWork(entry)}
            </Typography>
          </li>
        );
      })}
    </Flex>
  );
}
