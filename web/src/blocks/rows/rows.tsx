import { FactRows } from '../../components/fact-rows/fact-rows';
import { EditorLink } from '../../components/link/link';
import { OptionalSection } from '../optional-section';
import { getLangAttribute } from '../../i18n/get-lang-attribute';
import type { BlockProps } from '../block-props';

export function Rows({ block, lang, anchors }: BlockProps<'rows'>) {
  const { title, rows } = block;
  return (
    <OptionalSection title={title} lang={lang} id={anchors.get(block)?.id}>
      {() => (
        <div lang={getLangAttribute(lang)}>
          <FactRows
            rows={rows.map(({ label, lines }) => [
              label,
              lines.map(({ text, href }) => (
                <p key={text}>
                  <EditorLink href={href}>{text}</EditorLink>
                </p>
              )),
            ])}
          />
        </div>
      )}
    </OptionalSection>
  );
}
