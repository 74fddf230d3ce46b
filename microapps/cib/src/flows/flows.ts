import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

const text = v.string();

/** From the terms to the proof of the phone. */
export const joining = defineFlow('joining', {
  first: 'FCI00001',
  schema: v.object({ isAgreed: v.boolean() }),
});

/** A car that was found and is not saved yet: asked for again by its plate. */
export const registering = defineFlow('registering', {
  first: 'FCI10000',
  schema: v.object({ plate: text }),
});

/** From the place to the payment; with `changing`, to the new time of that booking. */
export const reserving = defineFlow('reserving', {
  first: 'FCI31100',
  schema: v.object({
    carId: text,
    placeId: text,
    date: v.optional(text),
    time: v.optional(text),
    /** of the order: another choice is another order */
    key: v.optional(text),
    changing: v.optional(text),
  }),
  steps: ['FCI41100', 'FCI42000'],
});

/** From the terms of the course to its booking. */
export const learning = defineFlow('learning', {
  first: 'FCI91000',
  schema: v.object({
    isAgreed: v.boolean(),
    licence: v.optional(text),
    proofId: v.optional(text),
    centreId: v.optional(text),
  }),
  steps: ['FCI92000', 'FCI96100'],
});
