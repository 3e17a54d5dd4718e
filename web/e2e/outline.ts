import type { HTMLElement } from 'node-html-parser';

const getText = (element: HTMLElement) => element.textContent.replace(/\s+/gu, ' ').trim();
const referenceAttributes = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-details',
  'popovertarget',
  'list',
  'headers',
];

function findHeadingProblems(root: HTMLElement): string[] {
  const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6');
  const problems: string[] = [];
  if (headings.filter(({ tagName }) => tagName === 'H1').length !== 1) problems.push('not exactly one h1');
  let last = 1;
  for (const heading of headings) {
    const level = Number(heading.tagName.slice(1));
    if (level > last + 1) problems.push(`h${level} after h${last}: “${getText(heading)}”`);
    last = level;
  }
  return problems;
}

function findLandmarkProblems(root: HTMLElement): string[] {
  const outermost = (tag: string) => root.querySelectorAll(tag).filter((element) => !element.closest('main, article, section, aside, nav'));
  // A page about a failure stands without a footer.
  const counts = {
    main: root.querySelectorAll('main').length,
    header: outermost('header').length,
    footer: outermost('footer').length || 1,
  };
  const problems = Object.entries(counts).flatMap(([tag, count]) => (count === 1 ? [] : [`${count} × ${tag}`]));
  const byId = (id: string) => root.querySelector(`[id="${id}"]`);
  const names = root.querySelectorAll('nav, aside, form[aria-label], [role=search], [role=region]').map((element) => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => getText(byId(id) ?? element));
    const name = element.getAttribute('aria-label') ?? (element.hasAttribute('aria-labelledby') ? labels.join(' ') : '');
    return `${element.tagName.toLowerCase()} “${name}”`;
  });
  return [...problems, ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `two landmarks are ${name}`)];
}

function findIdProblems(root: HTMLElement): string[] {
  const ids = root.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? '');
  const known = new Set(ids);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} twice`);
  const lost = referenceAttributes.flatMap((name) =>
    root
      .querySelectorAll(`[${name}]`)
      .flatMap((element) => (element.getAttribute(name) ?? '').split(' '))
      .filter((id) => !known.has(id))
      .map((id) => `${name} names ${id}, which is not there`),
  );
  const anchors = root
    .querySelectorAll('a[href^="#"]')
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1))
    .filter((id) => id !== '' && !known.has(id))
    .map((id) => `a link to #${id}, which is not there`);
  return [...twice, ...lost, ...anchors];
}

function findPictureProblems(root: HTMLElement): string[] {
  const images = root.querySelectorAll('img').flatMap((image) => {
    const missing = ['alt', 'width', 'height'].filter((name) => image.getAttribute(name) === undefined);
    return missing.length > 0 ? [`an image without ${missing.join(', ')}: ${image.getAttribute('src') ?? ''}`] : [];
  });
  const drawn = root.querySelectorAll('svg, [role=img]').flatMap((drawing) => {
    if (drawing.closest('[aria-hidden=true]')) return [];
    if (drawing.tagName === 'SVG' && drawing.parentNode?.closest('svg')) return [];
    const named = drawing.hasAttribute('aria-label') || drawing.hasAttribute('aria-labelledby') || drawing.querySelector('title');
    return named && drawing.getAttribute('role') === 'img'
      ? []
      : [`a drawing with no name, and not hidden: ${drawing.outerHTML.slice(0, 90)}`];
  });
  return [...images, ...drawn];
}

/** What is wrong with the skeleton of a page. */
export function findOutlineProblems(root: HTMLElement): string[] {
  return [...findHeadingProblems(root), ...findLandmarkProblems(root), ...findIdProblems(root), ...findPictureProblems(root)];
}
