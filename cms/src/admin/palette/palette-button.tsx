import { Button } from '@strapi/design-system';
import { Search } from '@strapi/icons';

import { englishPalette } from '../texts/en/palette.ts';
import { useTexts } from '../texts/use-texts.ts';
import { getPaletteKeys, openPalette } from './palette-events.ts';

/** Renders the button that opens the search over everything, with its keys. */
export function PaletteButton() {
  const translate = useTexts(englishPalette);
  return (
    <Button
      type="button"
      variant="tertiary"
      size="S"
      fullWidth
      startIcon={<Search />}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      {translate('ochiq.palette.button', { keys: getPaletteKeys() })}
    </Button>
  );
}
