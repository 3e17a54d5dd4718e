import { Flex, Link, Typography } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';

import { englishAudit } from '../texts/en/audit.ts';
import { useTexts } from '../texts/use-texts.ts';

type Props = {
  page: number;
  pages: number;
  /** What the pages are of; the audit log, where it is left out. */
  label?: string;
  getAddress: (page: number) => string;
};

/** Renders the way to the pages before and after; nothing where there is one page. */
export function PageLinks({ page, pages, label, getAddress }: Props) {
  const translate = useTexts(englishAudit);
  if (pages <= 1) return null;
  return (
    <Flex tag="nav" aria-label={label ?? translate('ochiq.audit.pages')} gap={4} justifyContent="flex-end">
      {page > 1 && (
        <Link tag={RouterLink} to={getAddress(page - 1)} startIcon={<ChevronLeft aria-hidden />}>
          {translate('ochiq.audit.previous')}
        </Link>
      )}
      <Typography aria-current="page">{translate('ochiq.audit.page', { page, pages })}</Typography>
      {page < pages && (
        <Link tag={RouterLink} to={getAddress(page + 1)} endIcon={<ChevronRight aria-hidden />}>
          {translate('ochiq.audit.next')}
        </Link>
      )}
    </Flex>
  );
}
