import { checkChoices, type Choices, formId, parseChoices, readChoices, applyChoices, storeChoices } from './display-choices';

const root = document.documentElement;

function on(type: 'beforetoggle' | 'change' | 'reset', act: (form: HTMLFormElement) => void): void {
  // `beforetoggle` does not bubble.
  const listen = ({ target }: Event) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>(`form#${formId}`);
    if (form) act(form);
  };
  document.addEventListener(type, listen, true);
}

function choose(choices: Choices): void {
  applyChoices(root, choices);
  storeChoices(choices);
}

const showStored = () => {
  applyChoices(root, readChoices());
};

showStored();
// The button is visible where it opens something and a choice has an effect.
if ('popover' in root) root.dataset['display'] = '';
on('change', (form) => {
  choose(parseChoices(Object.fromEntries(new FormData(form))));
});
on('reset', () => {
  choose({});
});
on('beforetoggle', (form) => {
  checkChoices(form, root);
});
// A page from the browser's back/forward cache may be older than the choice.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) showStored();
});
