import { defineBooleanField, defineEnumField, defineLineField, defineTextField, makeOptional } from '../fields/field.ts';
import { defineEmailField, definePhoneField } from '../fields/address-fields.ts';
import { defineRelationField } from '../fields/reference-fields.ts';
import { intakeForms } from '../forms/forms.ts';
import { defineIntakeType, messageStages, moderationStages } from '../forms/intake-type.ts';

export const contactMessage = defineIntakeType({
  singular: 'contact-message',
  plural: 'contact-messages',
  title: 'Contact message',
  fields: {
    /** How the sender is called. */
    name: defineLineField(intakeForms.contact.name.max),
    /** The address for the reply. */
    email: defineEmailField(),
    /** What it is about. */
    subject: defineLineField(intakeForms.contact.subject.max),
    /** What the sender writes. */
    message: defineTextField(intakeForms.contact.message.max),
    /** Whether it was replied to. */
    stage: defineEnumField(messageStages),
  },
});

export const callbackRequest = defineIntakeType({
  singular: 'callback-request',
  plural: 'callback-requests',
  title: 'Callback request',
  fields: {
    /** Whom to ask for. */
    name: defineLineField(intakeForms.callback.name.max),
    /** The number to call. */
    phone: definePhoneField(),
    /** Whether the call was made. */
    stage: defineEnumField(messageStages),
  },
});

export const pageFeedback = defineIntakeType({
  singular: 'page-feedback',
  plural: 'page-feedbacks',
  title: 'Page feedback',
  fields: {
    /** Whether the page helped; nothing where an error is reported. */
    useful: makeOptional(defineBooleanField()),
    /** What was wrong or missing. */
    text: makeOptional(defineTextField(intakeForms['error-report'].text.max)),
    /** Whether it has been dealt with. */
    stage: defineEnumField(messageStages),
  },
});

export const comment = defineIntakeType({
  singular: 'comment',
  plural: 'comments',
  title: 'Comment',
  fields: {
    /** The news item it is about. */
    news: defineRelationField('news'),
    /** How the author wants to be called. */
    name: defineLineField(intakeForms.comment.name.max),
    /** What the author writes. */
    content: defineTextField(intakeForms.comment.content.max),
    /** Shown only when an editor has approved it. */
    stage: defineEnumField(moderationStages),
  },
});

export const review = defineIntakeType({
  singular: 'review',
  plural: 'reviews',
  title: 'Review',
  fields: {
    /** The author's name. */
    name: defineLineField(intakeForms.review.name.max),
    /** In what capacity. */
    role: defineLineField(intakeForms.review.role.max),
    /** What the person says of the institution. */
    content: defineTextField(intakeForms.review.content.max),
    /** The person agreed to be shown with name and words. */
    consent: defineBooleanField(),
    /** Becomes a testimonial when an editor has approved it. */
    stage: defineEnumField(moderationStages),
  },
});
