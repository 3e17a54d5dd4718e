import type { BrokenReference } from '@ochiq/contract/wire/publisher-status';
import { Button, Flex, Link, Status, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { wrappingButton } from '../editing/wrapping-button.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { englishPublishing } from '../texts/en/publishing.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import type { StatusTone } from './describe-document.ts';
import { translateReason } from './translate-reason.ts';

/** Renders a state in words, in the colour of its severity. */
export const StateLabel = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <Status variant={tone} size="S" width="100%">
    <Typography tag="span" variant="omega" fontWeight="bold">
      {children}
    </Typography>
  </Status>
);

/** Renders a reason. What is purely technical stays in English, for the administrator. */
export function Reason({ children }: { children: string }) {
  const { locale } = useIntl();
  const { translation, technical } = translateReason(children, locale);
  return (
    <Typography tag="p" variant="pi" textColor="neutral700" width="100%">
      {translation}
      {technical !== null && (
        <>
          : <code lang="en">{technical}</code>
        </>
      )}
    </Typography>
  );
}

/** Renders a broken reference of an entry: the field, and the words and address of a link; `pick` leads to the field. */
export function BrokenNote({ type, field, kind, words, address, pick }: BrokenReference & { pick?: (path: string) => void }) {
  const translate = useTexts(englishPublishing);
  const { getFieldLabel } = useContentLabels();
  const [name = field] = field.split('.');
  const link = [words === '' ? '' : `“${words}”`, address].filter((part) => part !== '').join(' → ');
  const label = getFieldLabel(type, name);
  const note = `${label}. ${translate(`ochiq.publishing.broken.${kind}`, { what: link === '' ? label : link })}`;
  if (pick)
    return (
      <Button
        type="button"
        variant="ghost"
        size="S"
        onClick={() => pick(field)}
        style={{ ...wrappingButton, whiteSpace: 'normal', textAlign: 'start', justifyContent: 'start', paddingInline: 0 }}
      >
        {note}
      </Button>
    );
  return (
    <Typography variant="pi" textColor="neutral700" width="100%">
      {note}
    </Typography>
  );
}

/** Renders a published entry with a broken reference, with a link to its field. */
export function BrokenRow(broken: BrokenReference) {
  const { getTypeLabel } = useContentLabels();
  const { type, name, locale } = broken;
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" width="100%">
      <Link tag={RouterLink} to={getEntryAddress(broken)}>
        {`${getTypeLabel(type)}: ${name} (${locale})`}
      </Link>
      <BrokenNote {...broken} />
    </Flex>
  );
}
