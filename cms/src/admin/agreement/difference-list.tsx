import { isLocale, locales, type Locale } from '@ochiq/contract/routing/locales';
import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { useRef, useState } from 'react';

import { type AgreementDifference, type AgreementResponse, maxReason, type OpenDifference } from '../../content/agreement/agreement.ts';
import type { EntryQuery } from '../../content/history/version.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { NoteDialog } from '../review/dialogs/note-dialog.tsx';
import { englishAgreement } from '../texts/en/agreement.ts';
import { useTexts } from '../texts/use-texts.ts';
import { DifferenceView, getDifferencePath, getDifferenceWords } from './difference-view.tsx';

/** More would push the other panels out of sight. */
const maxShown = 10;

type Props = {
  entry: EntryQuery;
  response: AgreementResponse;
  getFieldLabel: (field: string) => string;
  /** Leads to a place of the form. */
  pick: (path: string) => void;
  accept: (hashes: readonly string[], reason: string) => Promise<void>;
};

const toField = (difference: AgreementDifference): string => getDifferencePath(difference).split('.')[0] ?? '';

/** Renders the way to the place of a difference: in the form, or in another language in another tab. */
function Way({ difference, entry, locale, pick }: Pick<Props, 'entry' | 'pick'> & { difference: AgreementDifference; locale: Locale }) {
  const translate = useTexts(englishAgreement);
  const words = getDifferenceWords(difference);
  const path = getDifferencePath(difference);
  if (locale === entry.locale)
    return (
      <Button
        type="button"
        variant="ghost"
        size="S"
        aria-label={translate('ochiq.agreement.go-to', { words })}
        onClick={() => pick(path)}
        style={wrappingButton}
      >
        {translate('ochiq.agreement.go')}
      </Button>
    );
  const other = difference.others.find((one) => one.locale === locale);
  if (!other?.isReadable) return null;
  const field = other.place?.path ?? path;
  return (
    <Box>
      <Link
        isExternal
        href={`/admin${getEntryAddress({ type: entry.type, documentId: entry.document, locale, field })}`}
        aria-label={translate('ochiq.agreement.open-at', { language: locales[locale].name, words })}
      >
        {translate('ochiq.agreement.open')}
      </Link>
    </Box>
  );
}

/** Renders what the languages say differently: each difference leads to its places, and can be accepted with a reason. */
export function DifferenceList({ entry, response, getFieldLabel, pick, accept }: Props) {
  const translate = useTexts(englishAgreement);
  const [chosen, setChosen] = useState<AgreementDifference | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const { open, accepted } = response;
  const toKey = ({ others }: AgreementDifference, index: number) => `${others.map(({ hash }) => hash).join(' ')} ${String(index)}`;
  const renderOne = (difference: OpenDifference) => (
    <DifferenceView
      difference={difference}
      locale={entry.locale}
      field={getFieldLabel(toField(difference))}
      renderWay={(locale) => isLocale(locale) && <Way difference={difference} entry={entry} locale={locale} pick={pick} />}
    >
      {difference.mayAccept && (
        <Button
          type="button"
          variant="tertiary"
          size="S"
          aria-label={translate('ochiq.agreement.accept-about', { words: getDifferenceWords(difference) })}
          onClick={() => setChosen(difference)}
          style={wrappingButton}
        >
          {translate('ochiq.agreement.accept')}
        </Button>
      )}
    </DifferenceView>
  );
  return (
    <Flex ref={top} tabIndex={-1} direction="column" alignItems="stretch" gap={3} width="100%">
      {open.length === 0 && <Typography textColor="neutral600">{translate('ochiq.agreement.none')}</Typography>}
      {open.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
          {open.slice(0, maxShown).map((difference, index) => (
            <li key={toKey(difference, index)}>{renderOne(difference)}</li>
          ))}
        </Flex>
      )}
      {open.length > maxShown && (
        <Typography variant="pi">{translate('ochiq.agreement.more', { count: open.length - maxShown })}</Typography>
      )}
      {accepted.length > 0 && (
        <Box>
          <Typography variant="pi" fontWeight="bold">
            {translate('ochiq.agreement.accepted')}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
            {accepted.slice(0, maxShown).map((difference, index) => (
              <li key={toKey(difference, index)}>
                <Typography variant="pi" style={{ overflowWrap: 'anywhere' }}>
                  {`${getDifferenceWords(difference)}. `}
                  {translate('ochiq.agreement.accepted-by', {
                    ...{ by: difference.acceptance.by, reason: difference.acceptance.reason },
                    at: formatMinute(difference.acceptance.at),
                  })}
                </Typography>
              </li>
            ))}
          </Flex>
        </Box>
      )}
      {chosen && (
        <NoteDialog
          title={translate('ochiq.agreement.accept-title')}
          name="ochiq-agreement-reason"
          label={translate('ochiq.agreement.reason')}
          isRequired
          most={maxReason}
          send={(reason) =>
            accept(
              chosen.others.map(({ hash }) => hash),
              reason,
            )
          }
          close={() => setChosen(null)}
          returnFocus={() => top.current?.focus()}
        >
          <DifferenceView difference={chosen} locale={entry.locale} field={getFieldLabel(toField(chosen))} />
          <Typography>{translate('ochiq.agreement.accept-lead')}</Typography>
        </NoteDialog>
      )}
    </Flex>
  );
}
