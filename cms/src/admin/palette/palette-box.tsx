import type { MarkedText } from '@ochiq/contract/search/search';
import { Box, Flex, Typography } from '@strapi/design-system';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { englishPalette } from '../texts/en/palette.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { PaletteOption, PaletteSection } from './palette-options.ts';

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: part, isMatch }, index) => (isMatch ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>));
}

type OptionProps = { id: string; option: PaletteOption; isActive: boolean; onOpen: (isNewTab: boolean) => void; onPoint: () => void };

/** Renders a result: its title, what it is, and the passage with the match. */
function Option({ id, option: { title, note, excerpt }, isActive, onOpen, onPoint }: OptionProps) {
  return (
    // The keys are those of the field: it keeps the focus.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      data-ochiq="palette-option"
      onMouseMove={onPoint}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
      tabIndex={-1}
    >
      <Flex justifyContent="space-between" alignItems="baseline" gap={4}>
        <Typography fontWeight="semiBold">
          <Marked text={title} />
        </Typography>
        {note !== '' && (
          <Typography variant="pi" textColor="neutral700" style={{ whiteSpace: 'nowrap' }}>
            {note}
          </Typography>
        )}
      </Flex>
      {excerpt.length > 0 && (
        <Typography variant="pi" textColor="neutral700" data-ochiq="palette-excerpt">
          <Marked text={excerpt} />
        </Typography>
      )}
    </div>
  );
}

type Props = {
  q: string;
  /** What the shown results are of. */
  shownFor: string;
  sections: readonly PaletteSection[];
  status: string;
  onQuery: (q: string) => void;
  onOpen: (address: string, isNewTab: boolean) => void;
};

/** Returns the option that a key leads to from the active one; `null` for other keys. */
function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active + count - 1) % count;
  return null;
}

/** Renders the field and its results: a combobox with a list, as ARIA describes it. */
export function PaletteBox({ q, shownFor, sections, status, onQuery, onOpen }: Props) {
  const translate = useTexts(englishPalette);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Of other results the best is chosen, the first.
  const [chosen, setChosen] = useState({ of: shownFor, index: 0 });
  const active = chosen.of === shownFor ? chosen.index : 0;
  const setActive = (index: number) => setChosen({ of: shownFor, index });
  const options = sections.flatMap((section) => section.options);
  const current = options[active];
  const getOptionId = (option: PaletteOption) => `${id}-${String(options.indexOf(option))}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, shownFor]);

  const handleKey = (event: KeyboardEvent) => {
    const next = moveActive(event.key, active, options.length);
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) onOpen(current.address, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <input
        type="text"
        role="combobox"
        aria-label={translate('ochiq.palette.title')}
        aria-describedby={`${id}-help`}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? getOptionId(current) : undefined}
        data-ochiq="palette-input"
        placeholder={translate('ochiq.palette.input')}
        autoComplete="off"
        spellCheck={false}
        value={q}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={handleKey}
      />
      <Box role="status" minHeight="2rem">
        <Typography variant="pi" textColor="neutral700">
          {status}
        </Typography>
      </Box>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={translate('ochiq.palette.results')}
        data-ochiq="palette-list"
        data-query={shownFor}
        tabIndex={-1}
      >
        {sections.map(({ name, options: own }, index) => (
          <div key={name} role="group" aria-labelledby={`${id}-section-${String(index)}`}>
            <Typography id={`${id}-section-${String(index)}`} variant="sigma" textColor="neutral700">
              {name}
            </Typography>
            {own.map((option) => (
              <Option
                key={`${option.address} ${String(options.indexOf(option))}`}
                id={getOptionId(option)}
                option={option}
                isActive={option === current}
                onPoint={() => setActive(options.indexOf(option))}
                onOpen={(isNewTab) => onOpen(option.address, isNewTab)}
              />
            ))}
          </div>
        ))}
      </div>
      <Typography id={`${id}-help`} variant="pi" textColor="neutral700">
        {translate('ochiq.palette.help')}
      </Typography>
    </Flex>
  );
}
