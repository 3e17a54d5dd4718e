import { searchQueryMax } from '@ochiq/contract/search/search-terms';
import { Modal } from '@strapi/design-system';
import { type StrapiApp, useAuth } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { englishLists } from '../texts/en/lists.ts';
import { englishPalette } from '../texts/en/palette.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { PaletteBox } from './palette-box.tsx';
import { isPaletteKey, subscribeToPalette } from './palette-events.ts';
import { listResultSections, listStartSections, type PaletteSection, type PaletteWords } from './palette-options.ts';
import { type PaletteResult, usePalette } from './use-palette.ts';

function usePaletteWords(): PaletteWords {
  const translate = useTexts(englishPalette);
  const sayState = useTexts(englishLists);
  const { getTypeLabel } = useContentLabels();
  return { translate, getTypeLabel, getStateLabel: (state) => sayState(`ochiq.lists.${state}`) };
}

/** Says what a query has led to. */
function describeResult({ q, response }: PaletteResult, count: number, { translate }: PaletteWords): string {
  if (response === 'broken') return translate('ochiq.palette.broken');
  if (response.isReading) return translate('ochiq.palette.reading');
  if (count === 0) return translate('ochiq.palette.none', { q });
  const { repaired } = response;
  const counted = translate('ochiq.palette.count', { count });
  return repaired === null ? counted : `${translate('ochiq.palette.repaired', { q: repaired })} ${counted}`;
}

/** Renders the search with its results, in a dialog. */
function PaletteDialog({ close }: { close: () => void }) {
  const words = usePaletteWords();
  const navigate = useNavigate();
  const [q, setQuery] = useState('');
  const { start, result } = usePalette(q);
  const isTyped = q.trim() !== '';
  const listSections = (): PaletteSection[] => {
    if (!isTyped) return start ? listStartSections(start, words) : [];
    const response = result?.response ?? 'broken';
    return response === 'broken' || !result ? [] : listResultSections({ start, response, q: result.q }, words);
  };
  const sections = listSections();
  const count = sections.reduce((sum, { options }) => sum + options.length, 0);

  const open = (address: string, isNewTab: boolean) => {
    if (isNewTab) {
      window.open(`/admin${address}`, '_blank', 'noopener');
      return;
    }
    close();
    navigate(address);
  };
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && close()}>
      <Modal.Content data-ochiq="palette">
        <Modal.Header closeLabel={words.translate('ochiq.palette.close')}>
          <Modal.Title>{words.translate('ochiq.palette.title')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <PaletteBox
            q={q}
            shownFor={isTyped ? (result?.q ?? '') : ''}
            sections={sections}
            status={isTyped && result ? describeResult(result, count, words) : ''}
            onQuery={(typed) => setQuery(typed.slice(0, searchQueryMax))}
            onOpen={open}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Opens the search on any page of the panel, once a person has signed in. */
function Palette() {
  const isSignedIn = useAuth('Palette', ({ token }) => token !== null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const open = () => setIsOpen(true);
    const handleKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event, document)) return;
      event.preventDefault();
      open();
    };
    const end = subscribeToPalette(open);
    // Last of all: what is between the key and the window comes first.
    window.addEventListener('keydown', handleKey);
    return () => {
      end();
      window.removeEventListener('keydown', handleKey);
    };
  }, [isSignedIn]);
  return isSignedIn && isOpen ? <PaletteDialog close={() => setIsOpen(false)} /> : null;
}

/** Adds the search over everything to every page of the panel. */
export function addPalette(app: Pick<StrapiApp, 'addComponents'>): void {
  app.addComponents([{ name: 'future-global::search-palette', Component: Palette }]);
}
