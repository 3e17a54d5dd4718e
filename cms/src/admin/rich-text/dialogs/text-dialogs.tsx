import type { Locale } from '@ochiq/contract/routing/locales';
import type { Command, EditorState } from 'prosemirror-state';

import { buildWebVideo, emptyVideo, getDetails, setDetails } from '../commands/details.ts';
import { readText } from '../document/block-types.ts';
import { describeSelected, findLink, getCaption, getNoteWords, insertNode, setCaption, setLink, setNote } from '../commands/inserts.ts';
import { DuplicatesDialog } from '../../files/duplicates/duplicates-step.tsx';
import type { DialogName } from '../toolbar/menus.ts';
import type { WritingTranslate } from '../writing-texts.ts';
import { CaptionsChoice } from './captions-choice.tsx';
import { DetailsDialog, type CaptionsPicker } from './details-dialog.tsx';
import { toFileAddress } from './file-address.ts';
import { LibraryDialog } from './library-dialog.tsx';
import { buildFile, buildPicture, isUndescribed, type ChosenFile } from './library-files.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';
import type { UploadPicture } from './use-picture-upload.ts';

/** A dialog: one that the toolbar opens, or the questions whether pasted pictures are in the library, and what pictures show. */
export type OpenDialog =
  | { name: DialogName }
  | { name: 'describe'; files: readonly ChosenFile[] }
  | { name: 'pasted'; pictures: readonly File[] }
  | { name: 'upload'; pictures: readonly File[]; taken: readonly ChosenFile[] };

type Props = {
  dialog: OpenDialog;
  state: EditorState;
  locale: Locale;
  translate: WritingTranslate;
  run: (command: Command) => void;
  upload: UploadPicture;
  open: (dialog: OpenDialog | null) => void;
};

/** The address of a picture that is not uploaded yet. */
const previews = new WeakMap<File, string>();
function getPreview(picture: File): string {
  const known = previews.get(picture);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(picture);
  previews.set(picture, address);
  return address;
}

const pickCaptions: CaptionsPicker = (props) => <CaptionsChoice {...props} />;

/** Renders the dialog that is open. */
export function TextDialogs({ dialog, state, locale, translate, run, upload, open }: Props) {
  const close = () => {
    open(null);
    run(() => true);
  };
  const applyAndClose = (...commands: readonly Command[]) => {
    open(null);
    for (const command of commands) run(command);
  };
  const insertPictures = (files: readonly ChosenFile[], describe: (file: ChosenFile) => string) =>
    applyAndClose(...files.map((file) => insertNode(buildPicture(file, describe(file)))));
  const texts = { translate, close } as const;

  switch (dialog.name) {
    case 'link': {
      const link = findLink(state);
      return (
        <LinkDialog
          {...texts}
          url={link?.url ?? null}
          needsWords={state.selection.empty && !link}
          locale={locale}
          apply={(url, words) => applyAndClose(setLink(url, words))}
        />
      );
    }
    case 'note':
      return (
        <TextDialog
          {...texts}
          title={translate('ochiq.writing.note.title')}
          label={translate('ochiq.writing.note.label')}
          hint={translate('ochiq.writing.note.hint')}
          text={getNoteWords(state)}
          apply={(words) => applyAndClose(setNote(words))}
        />
      );
    case 'caption':
      return (
        <TextDialog
          {...texts}
          title={translate('ochiq.writing.table')}
          label={translate('ochiq.writing.table.caption.label')}
          text={getCaption(state)}
          apply={(words) => applyAndClose(setCaption(words))}
        />
      );
    case 'picture':
      return (
        <TextDialog
          {...texts}
          title={translate('ochiq.writing.picture.title')}
          label={translate('ochiq.writing.picture.label')}
          hint={translate('ochiq.writing.picture.hint')}
          text={getDescription(state)}
          apply={(words) => applyAndClose(describeSelected(words.trim()))}
        />
      );
    case 'web-video':
      return (
        <DetailsDialog
          {...texts}
          details={emptyVideo}
          pickCaptions={pickCaptions}
          apply={(details) => applyAndClose(insertNode(buildWebVideo(details)))}
        />
      );
    case 'details': {
      const details = getDetails(state);
      return (
        details && (
          <DetailsDialog {...texts} details={details} pickCaptions={pickCaptions} apply={(changed) => applyAndClose(setDetails(changed))} />
        )
      );
    }
    case 'pictures':
      return (
        <LibraryDialog
          kind="pictures"
          close={close}
          choose={(files) =>
            files.some(isUndescribed)
              ? open({ name: 'describe', files })
              : insertPictures(files, ({ alternativeText }) => readText(alternativeText))
          }
        />
      );
    case 'files':
      return (
        <LibraryDialog kind="files" close={close} choose={(files) => applyAndClose(...files.map((file) => insertNode(buildFile(file))))} />
      );
    case 'describe': {
      const undescribed = dialog.files.filter(isUndescribed);
      return (
        <PictureDialog
          {...texts}
          pictures={undescribed.map(({ url }) => toFileAddress(url))}
          apply={(descriptions) =>
            insertPictures(dialog.files, (file) => descriptions[undescribed.indexOf(file)] ?? readText(file['alternativeText']))
          }
        />
      );
    }
    case 'pasted':
      return (
        <DuplicatesDialog
          // Pictures that are pasted while others are looked up come with these.
          key={dialog.pictures.length}
          assets={dialog.pictures.map((picture) => ({ name: picture.name, rawFile: picture }))}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onDone={(remaining, files) => {
            const pictures = remaining.flatMap(({ rawFile }) => rawFile ?? []);
            const taken = files as readonly ChosenFile[];
            if (pictures.length + taken.length === 0) close();
            else if (pictures.length === 0 && !taken.some(isUndescribed))
              insertPictures(taken, ({ alternativeText }) => readText(alternativeText));
            else open({ name: 'upload', pictures, taken });
          }}
        />
      );
    case 'upload': {
      const { pictures, taken } = dialog;
      const undescribed = taken.filter(isUndescribed);
      return (
        <PictureDialog
          {...texts}
          pictures={[...undescribed.map(({ url }) => toFileAddress(url)), ...pictures.map(getPreview)]}
          apply={(descriptions) => {
            insertPictures(taken, (file) => descriptions[undescribed.indexOf(file)] ?? readText(file['alternativeText']));
            void (async () => {
              for (const [index, picture] of pictures.entries()) {
                const words = descriptions[undescribed.length + index] ?? '';
                const file = await upload(picture, words);
                if (file) run(insertNode(buildPicture(file, words)));
              }
            })();
          }}
        />
      );
    }
  }
}

/** The description of the picture that is selected. */
function getDescription({ selection }: EditorState): string {
  const { image } = (('node' in selection ? (selection.node as { attrs: { json?: unknown } }).attrs.json : null) ?? {}) as {
    image?: { alternativeText?: unknown };
  };
  return typeof image?.alternativeText === 'string' ? image.alternativeText : '';
}
