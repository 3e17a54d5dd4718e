/** The names of a field's parts on the page: what is typed, what helps, what is wrong, and what a script adds. */
export const fieldIds = (form: string, field: string) => {
  const id = `${form}-${field}`;
  return { id, hint: `${id}-hint`, problem: `${id}-problem`, tools: `${id}-tools` };
};

/** Where a form tells what became of it. */
export const outcomeId = (form: string) => `${form}-outcome`;
