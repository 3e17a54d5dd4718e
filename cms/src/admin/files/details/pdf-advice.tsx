import { Flex, Typography } from '@strapi/design-system';

import type { PdfProperties } from '../../../platform/uploads/inspect/pdf-properties.ts';
import { checkPdf } from '../../checks/pdf-checks.ts';
import { englishChecks } from '../../texts/en/checks.ts';
import { englishLibrary } from '../../texts/en/library.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Renders what a PDF says of itself, and advice on what it lacks. */
export function PdfAdvice({ pdf }: { pdf: PdfProperties }) {
  const translate = useTexts(englishLibrary);
  const translateCheck = useTexts(englishChecks);
  const { title, language, pages } = pdf;
  const advice = checkPdf(pdf);
  const lines = [
    ...(title === '' ? [] : [translate('ochiq.library.pdf.title', { title })]),
    ...(language === '' ? [] : [translate('ochiq.library.pdf.language', { language })]),
    ...(pages === 0 ? [] : [translate('ochiq.library.pdf.pages', { count: pages })]),
    ...(advice.length === 0 ? [translate('ochiq.library.pdf.good')] : []),
  ];
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="h3" variant="pi" fontWeight="bold">
        {translate('ochiq.library.pdf')}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} variant="pi">
          {line}
        </Typography>
      ))}
      {advice.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {advice.map((kind) => (
            <Typography key={kind} tag="li" variant="pi" textColor="warning700">
              {translateCheck(`ochiq.checks.${kind}`)}
            </Typography>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
