import type { FileWords, FocalPoint } from '@ochiq/contract/media-library/file-words';
import { isLocale } from '@ochiq/contract/routing/locales';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';

import type { FileDetails, FileDetailsChange } from '../../../content/file-details/file-details.ts';
import { formatShortDay } from '../../dates/moment-format.ts';
import { wrappingButton } from '../../editing/wrapping-button.ts';
import { englishLibrary } from '../../texts/en/library.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { KnownFileRow } from '../known-files.tsx';
import { FocalPointField, middle } from './focal-point-field.tsx';
import { PdfAdvice } from './pdf-advice.tsx';
import { WordsFields } from './words-fields.tsx';

export type DetailsChange = Omit<FileDetailsChange, 'file'>;

type Props = {
  /** The address of the picture. */
  picture: string;
  details: FileDetails;
  /** Whether it was replaced while it is shown: what is written of it is asked about. */
  isReplaced: boolean;
  /** Saves what has changed. @returns why it was not saved; `null` where it was */
  save: (change: DetailsChange) => Promise<string | null>;
};

type Outcome = { reason: string | null } | null;

/** Lists the words of the languages in which they differ from the stored ones. */
const selectChangedWords = (words: FileWords, stored: FileWords): FileWords =>
  Object.fromEntries(
    Object.entries(words).filter(([locale, own]) => isLocale(locale) && JSON.stringify(own) !== JSON.stringify(stored[locale])),
  );

/** Asks whether what is written of a file still fits the new one, in sight of who has just replaced it further down or above. */
function FitQuestion() {
  const translate = useTexts(englishLibrary);
  const [isAnswered, setAnswered] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    question.current?.scrollIntoView({ block: 'center' });
  }, []);
  if (isAnswered) return null;
  return (
    <Flex ref={question} direction="column" alignItems="flex-start" gap={2} padding={3} background="warning100" role="status">
      <Typography variant="pi" textColor="neutral800">
        {translate('ochiq.library.fits')}
      </Typography>
      <Button type="button" variant="tertiary" size="S" style={wrappingButton} onClick={() => setAnswered(true)}>
        {translate('ochiq.library.fits.keep')}
      </Button>
    </Flex>
  );
}

/** Renders the caption, source and focal point of a picture, and saves them. */
function PictureForm({ picture, details, save }: Omit<Props, 'isReplaced'>) {
  const translate = useTexts(englishLibrary);
  const [words, setWords] = useState(details.words);
  const [point, setPoint] = useState<FocalPoint | null>(details.focalPoint);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const changedWords = selectChangedWords(words, details.words);
  const isMoved = JSON.stringify(point) !== JSON.stringify(details.focalPoint);
  const isChanged = isMoved || Object.keys(changedWords).length > 0;
  const submit = async () => {
    const reason = await save({
      ...(Object.keys(changedWords).length > 0 && { words: changedWords }),
      ...(isMoved && point && { focalPoint: point }),
    });
    setOutcome({ reason });
  };
  return (
    <>
      <WordsFields
        words={words}
        writable={details.canUpdate ? details.writable : []}
        change={(changed) => {
          setWords(changed);
          setOutcome(null);
        }}
      />
      <FocalPointField
        picture={picture}
        point={point ?? middle}
        isDisabled={!details.canUpdate}
        change={(moved) => {
          setPoint(moved);
          setOutcome(null);
        }}
      />
      <Box aria-live="polite">
        {outcome && !isChanged && outcome.reason === null && <Typography variant="pi">{translate('ochiq.library.saved')}</Typography>}
        {outcome !== null && outcome.reason !== null && (
          <Typography variant="pi" textColor="danger700">
            {translate('ochiq.library.failed', { reason: outcome.reason })}
          </Typography>
        )}
      </Box>
      {details.canUpdate && (
        <Button
          type="button"
          variant="secondary"
          style={wrappingButton}
          disabled={!isChanged}
          onClick={() => {
            void submit();
          }}
        >
          {translate('ochiq.library.save')}
        </Button>
      )}
    </>
  );
}

/** Renders what the site shows of a file, what is like it, and when it was replaced. */
export function DetailsForm({ picture, details, isReplaced, save }: Props) {
  const translate = useTexts(englishLibrary);
  const { isPicture, pdf, known, replacements } = details;
  return (
    <Flex
      tag="section"
      aria-label={translate('ochiq.library.title')}
      data-ochiq-file
      direction="column"
      alignItems="stretch"
      gap={4}
      width="100%"
    >
      {isReplaced && <FitQuestion />}
      {pdf && <PdfAdvice pdf={pdf} />}
      {known.length > 0 && (
        <Flex direction="column" alignItems="stretch" gap={2}>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
            {known.map((file) => (
              <KnownFileRow key={file.id} file={file} />
            ))}
          </Flex>
          <Typography variant="pi" textColor="neutral600">
            {translate('ochiq.library.known.hint')}
          </Typography>
        </Flex>
      )}
      {isPicture && <PictureForm picture={picture} details={details} save={save} />}
      {replacements.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
          {replacements.map(({ at, author }) => (
            <Typography key={at} tag="li" variant="pi" textColor="neutral600">
              {author === null
                ? translate('ochiq.library.replaced.unknown', { when: formatShortDay(at.slice(0, 10)) })
                : translate('ochiq.library.replaced', { when: formatShortDay(at.slice(0, 10)), name: author })}
            </Typography>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
