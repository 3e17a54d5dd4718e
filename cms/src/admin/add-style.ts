/** Adds rules to the panel where no setting of Strapi changes how it looks. */
export function addStyle(rules: string): void {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
}
