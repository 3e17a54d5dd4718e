/** Icons that Strapi 5.54.0 lacks; each arrow bends back to the side that it leads to. */
const paths = {
  undo: 'M9 5 4 10l5 5v-3.2h6a3.2 3.2 0 0 1 0 6.4H9V21h6a6 6 0 0 0 0-12H9z',
  redo: 'm15 5 5 5-5 5v-3.2H9a3.2 3.2 0 0 0 0 6.4h6V21H9A6 6 0 0 1 9 9h6z',
  in: 'M4 5h16v2H4zm7 4h9v2h-9zm0 4h9v2h-9zm-7 4h16v2H4zm0-8 4 3-4 3z',
  out: 'M4 5h16v2H4zm7 4h9v2h-9zm0 4h9v2h-9zm-7 4h16v2H4zm4-8v6l-4-3z',
  untranslated: 'M3 4h5v2H5v12h3v2H3zm13 0h5v16h-5v-2h3V6h-3zm-4.9 3h1.8l3.3 10h-2l-.7-2.3H9.5L8.8 17h-2zm.9 2.6L10.1 13h2.8z',
} as const;

/** Renders an icon of the toolbar. */
export function ToolIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden focusable={false}>
      <path d={paths[name]} />
    </svg>
  );
}
