/**
 * Strapi 5.54.0 lays the tables of its widgets out for a wider window: at 1366 px the time and the link to the entry
 * are outside the visible area. These rules make the columns share the available width. On narrow windows the time is
 * hidden, which the order implies, and on phones the type.
 */
const widgetTableRules = `
[data-strapi-widget-id] table { table-layout: fixed; width: 100%; min-width: 0 }
[data-strapi-widget-id] td { padding-inline: 0.4rem }
[data-strapi-widget-id] td:nth-child(2) { width: 12rem }
[data-strapi-widget-id] td:nth-child(3) { width: 13.5rem }
[data-strapi-widget-id] td:nth-child(4) { width: 8rem }
[data-strapi-widget-id] td:nth-child(4) > span { white-space: normal }
[data-strapi-widget-id] td:last-child { width: 6rem }
[data-strapi-widget-id] td > span { max-width: 100% }
@media (max-width: 1500px) {
  [data-strapi-widget-id] td:nth-child(4) { display: none }
}
@media (max-width: 767px) {
  [data-strapi-widget-id] td:nth-child(2) { display: none }
  [data-strapi-widget-id] td:first-child > span { white-space: normal; overflow-wrap: anywhere }
}`;

/**
 * The preview takes the right half of the window, the form the left one, without the left side of the panel and with the
 * side panels below it. On narrow windows the preview lies over the form, and is closed to go on writing.
 */
const previewRules = `
[data-ochiq="preview"] { inset-block: 0; inset-inline-end: 0; width: 100vw; z-index: 5 }
@media (min-width: 1100px) {
  [data-ochiq="preview"] { width: 48vw }
  body:has(> [data-ochiq="preview"]) #strapi { margin-inline-end: 48vw }
  body:has(> [data-ochiq="preview"]) div:has(> nav[aria-label]):has(+ div > main) { display: none }
  body:has(> [data-ochiq="preview"]) div:has(> div > nav[aria-label]):has(> div > main) { grid-template-columns: minmax(0, 1fr) }
  body:has(> [data-ochiq="preview"]) main form div:has(> div > div > aside) { display: flex; flex-direction: column; align-items: stretch }
  body:has(> [data-ochiq="preview"]) main h1 { font-size: 2rem }
}`;

/** Rows of lists are as high as their picture or three lines: Strapi's padding made of them half a window for six entries. */
const listRules = `
main table[role="grid"] tbody td { padding-block: .5rem }`;

/** The search over everything: its results scroll below the field; the chosen one is marked by a bar, too. */
const paletteRules = `
[data-ochiq="palette-input"] { font: inherit; font-size: 1.6rem; padding: 1rem 1.2rem; border: 1px solid #8e8ea9; border-radius: 4px; width: 100%;
  background: transparent; color: inherit }
[data-ochiq="palette-input"]:focus { outline: 2px solid #4945ff; outline-offset: 1px }
[data-ochiq="palette-list"] { max-height: 50vh; overflow-y: auto }
[data-ochiq="palette-list"] [role="group"] { padding-block: .4rem .8rem }
[data-ochiq="palette-option"] { padding: .6rem .8rem; border-inline-start: 4px solid transparent; border-radius: 2px; cursor: pointer }
[data-ochiq="palette-option"][aria-selected="true"] { border-color: #4945ff; background: rgb(73 69 255 / 8%) }
[data-ochiq="palette-option"] mark { background: #fae7b9; color: #32324d }
[data-ochiq="palette-excerpt"] { display: block; overflow-wrap: anywhere }`;

/**
 * Strapi's promotions for editors: prices, new versions, and letters about them, which a new user is asked to agree to.
 * A hidden consent is not given.
 */
const promotions = [
  'a[href^="https://strapi.io/pricing"]',
  'a[href^="https://github.com/strapi/strapi/releases"]',
  'a[href^="https://market.strapi.io"]',
  'div:has(> div > div > div > [name="news"], > div > div > [name="news"], > div > [name="news"])',
];

/** Adds CSS rules where Strapi 5.54.0 has no setting: fits the tables of widgets, and hides promotions for all users. */
export function addPanelStyles(): void {
  const style = document.createElement('style');
  style.textContent = `${widgetTableRules}${previewRules}${listRules}${paletteRules}${promotions.join(',')}{display:none!important}`;
  document.head.append(style);
}
