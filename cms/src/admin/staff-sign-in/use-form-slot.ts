import { useEffect, useState } from 'react';

/**
 * Returns an element next to the form of Strapi's page of the sign-in, which has no place for parts of others: after the form, or
 * before it where that is for an emergency.
 */
export function useFormSlot(isBefore: boolean): HTMLElement {
  const [slot] = useState(() => {
    const element = document.createElement('div');
    element.dataset['ochiq'] = 'provider-sign-in';
    element.style.paddingBlock = '1.6rem';
    return element;
  });
  useEffect(() => {
    const place = () => {
      const form = document.querySelector('main form');
      const sibling = isBefore ? form?.previousElementSibling : form?.nextElementSibling;
      if (!form || sibling === slot) return;
      if (isBefore) form.before(slot);
      else form.after(slot);
    };
    place();
    // The page renders its form when its own texts and requests are there.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      slot.remove();
    };
  }, [slot, isBefore]);
  return slot;
}
