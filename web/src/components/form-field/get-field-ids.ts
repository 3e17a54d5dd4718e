/** Returns the ids of a field's parts: the input, its hint, its problem, and the tools that a script adds. */
export const getFieldIds = (form: string, field: string) => {
  const id = `${form}-${field}`;
  return { id, hint: `${id}-hint`, problem: `${id}-problem`, tools: `${id}-tools` };
};

/** Returns the id of the element that shows a form's outcome. */
export const getOutcomeId = (form: string) => `${form}-outcome`;
