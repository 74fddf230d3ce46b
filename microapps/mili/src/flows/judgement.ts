import { defineFlow } from '@wallet/kit/app';
import { defineOrder } from '@wallet/kit/common';
import { type Schema, v } from '@wallet/kit/schema';
import { type Application, applyForJudgement, inquireApplication } from '../api/calls.ts';

export const choosing = defineFlow('judgement', {
  first: 'FSO13200',
  schema: v.object({ placeId: v.string(), placeName: v.string(), date: v.string() }),
  steps: ['FSO13200', 'FSO13300'],
});

const facts: Schema<Application> = v.object({ placeId: v.string(), date: v.string(), email: v.string() });

/** The application for the examination: a place of a day, taken once. */
export const application = defineOrder({
  name: 'judgement',
  facts,
  send: ({ key, facts: asked }, settings) => applyForJudgement({ key, facts: asked }, settings),
  inquire: (key, settings) => inquireApplication(key, settings),
  waits: [500, 1500],
  resultAt: 'FSO14100',
});
