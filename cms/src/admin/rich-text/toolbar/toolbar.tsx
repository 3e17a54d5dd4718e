import { Bold, BulletList, Code, Italic, Link, NumberList, Search, StrikeThrough, Underline } from '@strapi/icons';
import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { memo, type MutableRefObject, type ReactElement, useEffect } from 'react';
import { styled } from 'styled-components';

import { moveItems, toggleList } from '../commands/lists.ts';
import { schema, textMarks, type TextMark } from '../document/schema.ts';
import type { WritingTranslate } from '../writing-texts.ts';
import { ToolIcon } from './icons.tsx';
import { listCalloutChoices, listInsertChoices, listKindChoices, listTableChoices, type DialogName } from './menus.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { ToolbarMenu } from './toolbar-menu.tsx';
import type { ToolbarState } from './toolbar-state.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2rem;
  padding: 0.4rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
`;

const Separator = styled.span`
  width: 1px;
  height: 2rem;
  margin-inline: 0.4rem;
  background: ${({ theme }) => theme.colors.neutral200};
`;

const markIcons = {
  bold: <Bold aria-hidden />,
  italic: <Italic aria-hidden />,
  underline: <Underline aria-hidden />,
  strikethrough: <StrikeThrough aria-hidden />,
  code: <Code aria-hidden />,
  untranslated: <ToolIcon name="untranslated" />,
} as const satisfies Record<TextMark, ReactElement>;
const markKeys = {
  bold: 'Ctrl+B',
  italic: 'Ctrl+I',
  underline: 'Ctrl+U',
  strikethrough: 'Ctrl+Shift+S',
  code: 'Ctrl+E',
  untranslated: 'Ctrl+Shift+L',
} as const satisfies Record<TextMark, string>;

type Props = {
  /** The element that the toolbar belongs to. */
  textId: string;
  label: string;
  /** The state as JSON, so that letters draw no toolbar. */
  stateKey: string;
  isDisabled: boolean;
  translate: WritingTranslate;
  run: (command: Command) => void;
  open: (dialog: DialogName) => void;
  openFind: () => void;
  leave: () => void;
  /** Receives what gives the toolbar the focus. */
  focus: MutableRefObject<() => void>;
};

/** Renders the toolbar of a text. */
export const Toolbar = memo(function Toolbar(props: Props) {
  const { textId, label, stateKey, isDisabled, translate, run, open, openFind, leave, focus } = props;
  const state = JSON.parse(stateKey) as ToolbarState;
  const roving = useRovingFocus(leave);
  useEffect(() => {
    focus.current = roving.focus;
  });
  const kind = translate(`ochiq.writing.kind.${state.kind ?? 'other'}`);
  return (
    <Bar
      ref={roving.toolbar}
      role="toolbar"
      aria-label={label}
      aria-controls={textId}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      <ToolbarMenu
        label={translate('ochiq.writing.kind', { kind })}
        text={kind}
        choices={listKindChoices(translate, run)}
        isDisabled={isDisabled}
      />
      <Separator />
      {textMarks.map((name) => (
        <ToolbarButton
          key={name}
          label={translate(`ochiq.writing.${name}`)}
          keys={markKeys[name]}
          icon={markIcons[name]}
          isPressed={state.marks.includes(name)}
          isDisabled={isDisabled}
          press={() => run(toggleMark(schema.marks[name]))}
        />
      ))}
      <ToolbarButton
        label={translate('ochiq.writing.link')}
        keys="Ctrl+K"
        icon={<Link aria-hidden />}
        isPressed={state.isLink}
        isDisabled={isDisabled}
        press={() => open('link')}
      />
      <Separator />
      {(['unordered', 'ordered'] as const).map((format) => (
        <ToolbarButton
          key={format}
          label={translate(`ochiq.writing.${format}`)}
          keys={format === 'ordered' ? 'Ctrl+Shift+7' : 'Ctrl+Shift+8'}
          icon={format === 'ordered' ? <NumberList aria-hidden /> : <BulletList aria-hidden />}
          isPressed={state.list === format}
          isDisabled={isDisabled || state.isInTable}
          press={() => run(toggleList(format))}
        />
      ))}
      {(['in', 'out'] as const).map((direction) => (
        <ToolbarButton
          key={direction}
          label={translate(`ochiq.writing.${direction}`)}
          keys={direction === 'in' ? 'Tab' : 'Shift+Tab'}
          icon={<ToolIcon name={direction} />}
          isDisabled={isDisabled || state.list === null}
          press={() => run(moveItems(direction))}
        />
      ))}
      <Separator />
      <ToolbarMenu
        label={translate('ochiq.writing.insert')}
        text={translate('ochiq.writing.insert')}
        choices={listInsertChoices(translate, run, open)}
        isDisabled={isDisabled}
      />
      {state.isInTable && (
        <ToolbarMenu
          label={translate('ochiq.writing.table')}
          text={translate('ochiq.writing.table')}
          choices={listTableChoices(translate, run, open)}
          isDisabled={isDisabled}
        />
      )}
      {state.isInCallout && (
        <ToolbarMenu
          label={translate('ochiq.writing.callout')}
          text={translate('ochiq.writing.callout')}
          choices={listCalloutChoices(translate, run)}
          isDisabled={isDisabled}
        />
      )}
      {state.selected === 'image' && (
        <ToolbarMenu
          label={translate('ochiq.writing.picture')}
          text={translate('ochiq.writing.picture')}
          choices={[{ id: 'describe', label: translate('ochiq.writing.picture.edit'), choose: () => open('picture') }]}
          isDisabled={isDisabled}
        />
      )}
      {(state.selected === 'file' || state.selected === 'video') && (
        <ToolbarMenu
          label={translate(`ochiq.writing.${state.selected}`)}
          text={translate(`ochiq.writing.${state.selected}`)}
          choices={[{ id: 'details', label: translate('ochiq.writing.details'), choose: () => open('details') }]}
          isDisabled={isDisabled}
        />
      )}
      <Separator />
      <ToolbarButton
        label={translate('ochiq.writing.undo')}
        keys="Ctrl+Z"
        icon={<ToolIcon name="undo" />}
        isDisabled={isDisabled || !state.canUndo}
        press={() => run(undo)}
      />
      <ToolbarButton
        label={translate('ochiq.writing.redo')}
        keys="Ctrl+Y"
        icon={<ToolIcon name="redo" />}
        isDisabled={isDisabled || !state.canRedo}
        press={() => run(redo)}
      />
      <ToolbarButton
        label={translate('ochiq.writing.find')}
        keys="Ctrl+H"
        icon={<Search aria-hidden />}
        isDisabled={isDisabled}
        press={openFind}
      />
    </Bar>
  );
});
