import { Box, Typography } from '@strapi/design-system';

import type { TextLine } from '../../../content/history/diff/comparison.ts';
import { FilePicture } from './file-picture.tsx';
import { isOnSide, type Side, WordsView } from './words-view.tsx';

type Props = { lines: readonly TextLine[]; side: Side; isMissing: (id: number | null) => boolean };

/** The sign before an item of a list. */
const bullets: Readonly<Partial<Record<TextLine['element'], string>>> = { item: '• ', 'numbered-item': '№ ' };

function LineView({ line, side, isMissing }: { line: TextLine } & Pick<Props, 'side' | 'isMissing'>) {
  const { kind, element, level, parts, picture } = line;
  if (picture) return <FilePicture file={picture} kind={kind === 'changed' ? 'same' : kind} isMissing={isMissing(picture.id)} />;
  const indent = bullets[element] === undefined ? 0 : level;
  return (
    <Box paddingLeft={element === 'quote' ? 4 : 0} style={{ marginInlineStart: `${String(indent)}rem` }}>
      <Typography
        tag="p"
        fontWeight={element === 'heading' ? 'bold' : 'regular'}
        textColor={kind === 'same' ? 'neutral600' : 'neutral800'}
        style={element === 'code' ? { fontFamily: 'monospace' } : {}}
      >
        {bullets[element]}
        <WordsView parts={parts} side={side} />
      </Typography>
    </Box>
  );
}

/** Renders the lines of a rich text in one version, or in both. */
export function TextView({ lines, side, isMissing }: Props) {
  return (
    <>
      {lines.map((line, index) =>
        isOnSide(line.kind, side) ? <LineView key={String(index)} line={line} side={side} isMissing={isMissing} /> : null,
      )}
    </>
  );
}
