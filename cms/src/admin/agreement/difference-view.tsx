import { locales, type Locale } from '@ochiq/contract/routing/locales';
import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

import type { AgreementDifference, ValuePlace } from '../../content/agreement/agreement.ts';
import { englishAgreement } from '../texts/en/agreement.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Returns the place of a difference in the language of the form, or where it would be there. */
export const getDifferencePath = ({ own, others }: AgreementDifference): string =>
  [own, ...others.map(({ place }) => place)].find((place) => place !== null)?.path ?? '';

/** Returns the words that distinguish a difference from others. */
export const getDifferenceWords = ({ own, others }: AgreementDifference): string =>
  [own, ...others.map(({ place }) => place)].flatMap((place) => place?.text ?? []).join(' – ');

type SideProps = { label: string; locale: Locale; place: ValuePlace | null; expected: string | undefined; children?: ReactNode };

/** Renders what one language says, with the words around it. */
function Side({ label, locale, place, expected, children }: SideProps) {
  const translate = useTexts(englishAgreement);
  return (
    <Box>
      <Typography variant="pi" textColor="neutral600">
        {label}{' '}
      </Typography>
      {place ? (
        <Typography variant="pi" lang={locale} style={{ overflowWrap: 'anywhere' }}>
          {place.before}
          <strong>{place.text}</strong>
          {place.after}
        </Typography>
      ) : (
        <Typography variant="pi" style={{ fontStyle: 'italic' }}>
          {translate('ochiq.agreement.missing')}
          {expected !== undefined && (
            <>
              {': '}
              <span lang={locale}>{expected}</span>
            </>
          )}
        </Typography>
      )}
      {children}
    </Box>
  );
}

type Props = {
  difference: AgreementDifference;
  locale: Locale;
  /** What the panel calls the field. */
  field: string;
  /** Renders what leads to the place of a language. */
  renderWay?: (locale: Locale) => ReactNode;
  children?: ReactNode;
};

/** Renders a difference: what it is about, and what each language says. */
export function DifferenceView({ difference, locale, field, renderWay, children }: Props) {
  const translate = useTexts(englishAgreement);
  const kind = translate(`ochiq.agreement.kind.${difference.kind}`);
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography variant="pi" fontWeight="bold">
        {translate('ochiq.agreement.heading', { kind, field })}
      </Typography>
      <Side
        label={translate('ochiq.agreement.side', { language: locales[locale].name })}
        locale={locale}
        place={difference.own}
        expected={difference.term?.[locale]}
      >
        {renderWay?.(locale)}
      </Side>
      {difference.others.map((other) => (
        <Side
          key={other.locale}
          label={translate(other.isPublished ? 'ochiq.agreement.side' : 'ochiq.agreement.draft', { language: locales[other.locale].name })}
          locale={other.locale}
          place={other.place}
          expected={difference.term?.[other.locale]}
        >
          {renderWay?.(other.locale)}
        </Side>
      ))}
      {children}
    </Flex>
  );
}
