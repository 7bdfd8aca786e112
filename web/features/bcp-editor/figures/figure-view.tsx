import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { createElement, useMemo, useState } from 'react';
import { pictureMessages } from '#shared/messages/pictures.ts';
import { type Drawing, type Figure, isFigure, type MaybeFigure, TONES } from '#shared/pictures/drawing.ts';
import { describeMark, type Palette } from '#shared/pictures/svg.ts';
import tableStyles from '../../../ui/table.module.css';

const palette = Object.fromEntries(TONES.map((tone) => [tone, `var(--${tone})`])) as Palette;

/** Until the frame is measured: a usual one, with the margins of a phone's page around it, so that nothing widens the page. */
const USUAL_WIDTH = 640;
const PAGE_MARGINS = 80;
const NARROW = 500;

const toReactName = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function DrawnFigure({ drawing, label }: { drawing: Drawing; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      width={drawing.width}
      height={drawing.height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      // It brings its own ground, so it stays readable where a reader forces other colors.
      style={{ display: 'block', background: 'var(--surface)', forcedColorAdjust: 'none' }}
    >
      {drawing.marks.map((mark, at) => {
        const { name, attributes, text } = describeMark(mark, palette);
        const named = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [toReactName(key), value]));
        return createElement(name, { key: at, ...named }, text);
      })}
    </svg>
  );
}

/** A hundred functions are as many rows, which are made when they are asked for. */
export function FigureTable({ title, table }: Pick<Figure, 'title' | 'table'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{pictureMessages.showTable}</summary>
      {isOpen && <TableOfFigure title={title} table={table} />}
    </details>
  );
}

function TableOfFigure({ title, table }: Pick<Figure, 'title' | 'table'>) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table className={tableStyles.table} aria-label={title}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a figure have no identity and no state
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={table.columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a figure is drawn into: as wide as the element, with text that is readable on it. */
export const useFigureFrame = () => {
  const { ref, width } = useElementSize();
  const room = Math.floor(width) || Math.min(USUAL_WIDTH, window.innerWidth - PAGE_MARGINS);
  return { ref, width: room, textSize: room < NARROW ? 13 : 14 };
};

function MeasuredFigure({ figure }: { figure: Figure }) {
  const { ref, width, textSize } = useFigureFrame();
  const drawing = useMemo(() => figure.draw({ width, textSize }), [figure, width, textSize]);
  const isWide = drawing.width > width + 1;
  return (
    <figure style={{ margin: '0 0 20px' }}>
      <Text component="figcaption" fw={600} mb="xs">
        {figure.title}
      </Text>
      <div
        ref={ref}
        style={{ overflowX: 'auto' }}
        {...(isWide ? { tabIndex: 0, role: 'region', 'aria-label': figure.title } : {})}
      >
        <DrawnFigure drawing={drawing} label={`${figure.title}. ${figure.summary}`} />
      </div>
      <FigureTable title={figure.title} table={figure.table} />
    </figure>
  );
}

export function FigureView({ figure }: { figure: MaybeFigure }) {
  return isFigure(figure) ? (
    <MeasuredFigure figure={figure} />
  ) : (
    <Text size="sm" c="dimmed" mb="sm">
      {figure.missing}
    </Text>
  );
}
