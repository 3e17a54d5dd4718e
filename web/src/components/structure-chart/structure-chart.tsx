import type { UnitKind } from '@ochiq/contract/content/unit';
import type { UnitNode } from '@ochiq/pages/page-builders/units';
import { withPrefix } from 'gatsby';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { computeChartLayout, type, type Box } from './compute-chart-layout';
import * as styles from './structure-chart.module.css';

const flat = (units: readonly UnitNode[]): UnitNode[] => units.flatMap((unit) => [unit, ...flat(unit.children)]);

function UnitBox({ box: { x, y, width, height, name, head }, unit }: { box: Box; unit: UnitNode }) {
  const line = (index: number) => y + height / 2 + type.leading * (index - (name.length + head.length) / 2 + 0.72);
  return (
    <a className={styles.unit} href={withPrefix(unit.path)} tabIndex={-1} lang={getLangAttribute(unit.lang)}>
      <rect className={styles.box} x={x} y={y} width={width} height={height} rx={8} />
      {[...name, ...head].map((text, index) => (
        <text
          key={index}
          className={index < name.length ? styles.name : styles.headName}
          fontSize={index < name.length ? type.name : type.head}
          x={x + width / 2}
          y={line(index)}
        >
          {text}
        </text>
      ))}
    </a>
  );
}

/**
 * Renders the structure as a picture, for wide pages. It contains nothing that the list of the same units does not, and
 * its links are those of the list: screen readers and the keyboard meet each unit once.
 */
export function StructureChart({ units }: { units: readonly UnitNode[] }) {
  const t = useMessages();
  const { width, height, boxes, titles, lines } = computeChartLayout(units, (kind) => t(`people:unitKind.${kind as UnitKind}`));
  const known = new Map(flat(units).map((unit) => [unit.id, unit]));
  return (
    <svg className={styles.chart} viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true" focusable="false">
      {lines.map((path) => (
        <path key={path} className={styles.line} d={path} />
      ))}
      {titles.map(({ x, y, lines: text }) => (
        <text key={`${String(x)} ${String(y)}`} className={styles.title} fontSize={type.head}>
          {text.map((line, index) => (
            <tspan key={index} x={x} y={y + type.leading * (index + 0.8)}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {boxes.map((box) => {
        const unit = known.get(box.id);
        return unit && <UnitBox key={box.id} box={box} unit={unit} />;
      })}
    </svg>
  );
}
