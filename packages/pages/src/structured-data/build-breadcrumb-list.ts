type ListItem = { '@type': 'ListItem'; position: number; name: string; item: string };

export type BreadcrumbList = { '@type': 'BreadcrumbList'; itemListElement: ListItem[] };

/** Builds the breadcrumbs from the home page to this one, both included. */
export function buildBreadcrumbList(steps: readonly { name: string; path: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: path })),
  };
}
